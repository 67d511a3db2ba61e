'use client';
import type { SessionAnalytics } from '../../contract';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import * as css from './analytics.css';
import { useAnalyticsText } from './useAnalyticsText';

/** Who registered for a session, came, stayed and wrote. */
export function SessionFigures({ session }: { session: SessionAnalytics }) {
  const { registered, attended, attendanceRate, averageMinutes, chatMessages } = session;
  const t = useT();
  const text = useAnalyticsText();
  const attendedShare =
    attendanceRate === null
      ? undefined
      : t('organizer.sessionAnalytics.ofRegistered', { percent: text.share(attendanceRate / 100) });
  const figures = [
    { label: t('organizer.agenda.registered'), value: registered },
    { label: t('organizer.sessionAnalytics.attended'), value: attended, note: attendedShare },
    { label: t('organizer.sessionAnalytics.averageMinutes'), value: averageMinutes },
    { label: t('organizer.sessionAnalytics.chatMessages'), value: chatMessages },
  ];
  return (
    <section className={css.section}>
      <Heading level={2} size="lg">
        {t('organizer.sessionAnalytics.attendance')}
      </Heading>
      <dl className={css.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt className={css.quiet}>{label}</dt>
            <dd className={css.value}>
              <span className={css.figure}>{text.figure(value)}</span>
              {note !== undefined && <span className={css.below}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
