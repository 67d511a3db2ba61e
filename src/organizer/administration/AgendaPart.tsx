'use client';
import { useId, useState } from 'react';
import type { AgendaSession } from '../../contract';
import { formatInstant } from '../../domain/time/formatInstant';
import { useSupportAgenda } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { PlainTable } from '../kit/page/PlainTable';
import { ReadState, readingOf } from '../kit/record';
import * as css from './administration.css';

interface AgendaOf {
  accountId: string;
  eventId: string;
}

/** The whole agenda of an event, read once it is asked for. 002 §9: 1,000 sessions at once. */
export function AgendaPart(props: AgendaOf) {
  const t = useT();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={2} size="md" id={titleId}>
        {t('organizer.agenda.title')}
      </Heading>
      <p className={css.quiet}>{t('organizer.administration.agenda.text')}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('organizer.administration.agenda.show')}
        </Button>
      </div>
      {isOpen && <Agenda {...props} />}
    </section>
  );
}

function Agenda(props: AgendaOf) {
  const t = useT();
  const locale = useLocale();
  const agenda = useSupportAgenda(props);
  const figure = new Intl.NumberFormat(locale);
  return (
    <ReadState
      {...readingOf(agenda)}
      content={agenda.data ?? null}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {({ sessions, total }) => (
        <>
          <p role="status">
            {t('organizer.administration.agenda.count', {
              listed: figure.format(sessions.length),
              total: figure.format(total),
            })}
          </p>
          {sessions.length > 0 && (
            <PlainTable<AgendaSession>
              caption={t('organizer.agenda.title')}
              rows={sessions}
              rowId={({ id }) => id}
              columns={[
                {
                  head: t('organizer.agenda.name'),
                  cell: ({ title }) => <bdi>{title}</bdi>,
                  isRowHead: true,
                },
                {
                  head: t('organizer.agenda.when'),
                  cell: ({ start }) =>
                    formatInstant(start, locale, { dateStyle: 'medium', timeStyle: 'short' }),
                },
                {
                  head: t('organizer.orders.status'),
                  cell: ({ status }) => t(`organizer.agenda.status.${status}`),
                },
                {
                  head: t('organizer.agenda.registrations'),
                  cell: ({ registered }) => figure.format(registered),
                  isNumeric: true,
                },
                { head: t('organizer.administration.id'), cell: ({ id }) => <bdi>{id}</bdi> },
              ]}
            />
          )}
        </>
      )}
    </ReadState>
  );
}
