'use client';
import { useId } from 'react';
import { formatInstant } from '../../domain/time/formatInstant';
import type { SupportChange } from '../../domain/administration';
import { useSupportLog } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { PlainTable } from '../kit/page/PlainTable';
import * as css from './administration.css';

/** What was changed in this tab, by whom and why. */
export function ChangeLog() {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { log } = useSupportLog();
  const title = t('organizer.administration.log.title');
  const isolated = (text: string) => <bdi>{text}</bdi>;
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      <p className={css.quiet}>{t('organizer.administration.log.text')}</p>
      {log.length === 0 ? (
        <p>{t('organizer.administration.log.empty')}</p>
      ) : (
        <PlainTable<SupportChange>
          caption={title}
          rows={log}
          rowId={({ at, what }) => `${at} ${what}`}
          columns={[
            {
              head: t('organizer.agenda.when'),
              cell: ({ at }) => formatInstant(at, locale, { dateStyle: 'medium', timeStyle: 'medium' }),
            },
            {
              head: t('organizer.administration.ask.change'),
              cell: ({ what }) => isolated(what),
              isRowHead: true,
            },
            { head: t('organizer.administration.ask.subject'), cell: ({ subject }) => isolated(subject) },
            { head: t('organizer.administration.reason'), cell: ({ reason }) => isolated(reason) },
            { head: t('organizer.administration.log.who'), cell: ({ who }) => isolated(who) },
          ]}
        />
      )}
    </section>
  );
}
