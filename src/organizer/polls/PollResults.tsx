'use client';
import type { Poll } from '../../contract';
import { pollResults } from '../../domain/polls';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Meter } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import * as css from './polls.css';

/** What people chose: each option with its share of the people and its votes, and which has most. */
export function PollResults({ poll }: { poll: Poll }) {
  const t = useT();
  const locale = useLocale();
  const results = pollResults(poll);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const first = results.filter(({ isFirst }) => isFirst).map(({ text }) => text);
  return (
    <div className={css.results}>
      <PlainList aria-label={t('organizer.polls.results', { name: poll.question })} className={css.bars}>
        {results.map(({ id, text, votes, share, isFirst }) => (
          <li key={id} data-first={isFirst || undefined} className={css.bar}>
            <span>
              <bdi>{text}</bdi>
            </span>
            <span className={css.figures}>
              {percent.format(share)} · {t('organizer.polls.votes', { count: votes })}
            </span>
            <Meter
              parts={[{ value: votes, tone: isFirst ? 'full' : 'pale' }]}
              max={poll.voters}
              className={css.meter}
            />
          </li>
        ))}
      </PlainList>
      {first.length > 0 && (
        <p className={css.quiet}>{t('organizer.polls.first', { names: listText(locale, first) })}</p>
      )}
    </div>
  );
}
