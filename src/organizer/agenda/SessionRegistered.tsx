'use client';
import type { AgendaSession } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Meter } from '../kit/page';
import * as css from './agenda.css';

/** How many people are registered for a session. */
export function SessionRegistered({ session }: { session: Pick<AgendaSession, 'registered' | 'capacity'> }) {
  const { registered, capacity } = session;
  const t = useT();
  const locale = useLocale();
  return (
    <section className={css.summary} aria-label={t('organizer.agenda.registrations')}>
      <Heading level={2} size="md">
        {t('organizer.agenda.registrations')}
      </Heading>
      {capacity === null ? (
        <p className={css.quiet}>{t('organizer.agenda.registeredCount', { count: registered })}</p>
      ) : (
        <>
          <p className={css.figure}>
            {t('organizer.agenda.registeredOf', {
              registered: registered.toLocaleString(locale),
              capacity: capacity.toLocaleString(locale),
            })}
          </p>
          <Meter parts={[{ value: registered }]} max={capacity} />
        </>
      )}
    </section>
  );
}
