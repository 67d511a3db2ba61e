'use client';
import { useId, useState } from 'react';
import type { SyncProblem, SyncReport } from '../../contract';
import { formatInstant } from '../../domain/time/formatInstant';
import { useSyncReport } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { PlainTable } from '../kit/page/PlainTable';
import { ReadState, readingOf } from '../kit/record';
import * as css from './administration.css';
import { Pairs } from './Pairs';

/** Whether what the whole platform stores fits together. A check changes nothing, so it is not asked about. 002 §7. */
export function SyncPart() {
  const t = useT();
  const titleId = useId();
  const [isRequested, setRequested] = useState(false);
  const report = useSyncReport(isRequested);
  const run = () => {
    if (isRequested) void report.refetch();
    else setRequested(true);
  };
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={2} size="md" id={titleId}>
        {t('organizer.administration.sync.title')}
      </Heading>
      <p className={css.quiet}>{t('organizer.administration.sync.text')}</p>
      <div>
        <Button busy={report.isFetching} onClick={run}>
          {t('organizer.administration.sync.run')}
        </Button>
      </div>
      {isRequested && (
        <ReadState
          {...readingOf(report)}
          content={report.data ?? null}
          loading={t('kit.loading')}
          failed={t('organizer.administration.failed')}
        >
          {(read) => <Report report={read} />}
        </ReadState>
      )}
    </section>
  );
}

function Report({ report }: { report: SyncReport }) {
  const t = useT();
  const locale = useLocale();
  const { checkedDate, accounts, persons, events, orders, problems } = report;
  const figure = new Intl.NumberFormat(locale);
  return (
    <>
      <p role="status">
        {t('organizer.administration.sync.problems', { number: figure.format(problems.length) })}
      </p>
      <Pairs
        pairs={[
          [
            t('organizer.agenda.when'),
            formatInstant(checkedDate, locale, { dateStyle: 'medium', timeStyle: 'medium' }),
          ],
          [t('organizer.administration.account.title'), figure.format(accounts)],
          [t('organizer.administration.person.title'), figure.format(persons)],
          [t('organizer.kit.palette.events'), figure.format(events)],
          [t('organizer.kit.nav.orders'), figure.format(orders)],
        ]}
      />
      {problems.length > 0 && (
        <PlainTable<SyncProblem>
          caption={t('organizer.administration.sync.title')}
          rows={problems}
          rowId={({ kind, id }) => `${kind} ${id}`}
          columns={[
            {
              head: t('organizer.emails.type'),
              cell: ({ kind }) => t(`organizer.administration.sync.kind.${kind}`),
            },
            { head: t('organizer.administration.id'), cell: ({ id }) => <bdi>{id}</bdi>, isRowHead: true },
            { head: t('organizer.administration.sync.missing'), cell: ({ missing }) => <bdi>{missing}</bdi> },
          ]}
        />
      )}
    </>
  );
}
