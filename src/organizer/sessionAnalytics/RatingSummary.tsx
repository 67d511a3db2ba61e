'use client';
import type { RateSummary } from '../../domain/sessionAnalytics';
import { useT } from '../../i18n';
import { Meter } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import * as css from './analytics.css';
import { useAnalyticsText } from './useAnalyticsText';

/** The average of a session's ratings, and how many gave each; nothing without ratings. */
export function RatingSummary({ summary: { total, average, counts } }: { summary: RateSummary }) {
  const t = useT();
  const text = useAnalyticsText();
  if (total === 0) return null;
  return (
    <div className={css.summary}>
      <p>
        <span className={css.figure}>
          {t('organizer.sessionAnalytics.averageRating', { rate: text.figure(average) })}
        </span>
        <span className={css.below}>{t('organizer.sessionAnalytics.ratings', { count: total })}</span>
      </p>
      <PlainList aria-label={t('organizer.sessionAnalytics.distribution')} className={css.rates}>
        {counts.map(({ rate, count, share }) => (
          <li key={rate} className={css.rate}>
            <span className={css.ends[2]}>
              <span>{t('organizer.sessionAnalytics.outOf', { rate })}</span>
              <span>
                {text.share(share)} · {t('organizer.sessionAnalytics.ratings', { count })}
              </span>
            </span>
            <Meter parts={[{ value: count }]} max={total} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}
