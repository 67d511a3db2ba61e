'use client';
import { useState } from 'react';
import type { FeatureFlags, InvoiceNumbering, PushQuota } from '../../contract';
import { flagNames } from '../../domain/administration';
import type { SupportEventCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { ActionList, type SupportAction } from './ActionList';
import { CountChange, IdChange, PrefixChange, ReasonChange, SnippetChange } from './changes';
import { FlagsChange } from './featureChanges';

interface EventChangesProps {
  /** The event as dialogs and the log name it. */
  subject: string;
  widgetId: string;
  flags: FeatureFlags;
  calls: SupportEventCalls;
}

/** What an event may do, and what is deleted of it. */
export function EventChanges({ subject, widgetId, flags, calls }: EventChangesProps) {
  const t = useT();
  const locale = useLocale();
  const [quota, setQuota] = useState<PushQuota>();
  const [numbering, setNumbering] = useState<InvoiceNumbering>();
  const figure = new Intl.NumberFormat(locale);
  const on = flagNames.filter((name) => flags[name]);
  const flagList = [
    ...on.map((name) => t(`organizer.administration.flag.${name}`)),
    ...(flags.excludedCountries?.length
      ? [
          t('organizer.administration.change', {
            title: t('organizer.administration.flag.excludedCountries'),
            change: flags.excludedCountries.join(' '),
          }),
        ]
      : []),
  ];
  const actions: SupportAction[] = [
    {
      id: 'flags',
      title: t('organizer.administration.flags.title'),
      text: t('organizer.administration.flags.text'),
      value: flagList.length > 0 ? listText(locale, flagList) : t('organizer.administration.none'),
      dialog: (change) => <FlagsChange {...change} subject={subject} flags={flags} run={calls.switchFlags} />,
    },
    {
      id: 'flagsOff',
      title: t('organizer.administration.flagsOff.title'),
      text: t('organizer.administration.flagsOff.text'),
      dialog: (change) => (
        <ReasonChange {...change} subject={subject} tone="danger" run={() => calls.replaceFlags({})} />
      ),
    },
    {
      id: 'quota',
      title: t('organizer.administration.quota.title'),
      text: t('organizer.administration.quota.text'),
      value:
        quota &&
        t('organizer.administration.used', {
          used: figure.format(quota.used),
          allowed: figure.format(quota.quota),
        }),
      dialog: (change) => (
        <CountChange
          {...change}
          subject={subject}
          label={t('organizer.administration.field.quota')}
          count={quota?.quota ?? null}
          min={0}
          run={async ({ count }) => setQuota(await calls.setPushQuota(count ?? 0))}
        />
      ),
    },
    {
      id: 'snippet',
      title: t('organizer.administration.snippet.title'),
      text: t('organizer.administration.snippet.text'),
      dialog: (change) => (
        <SnippetChange
          {...change}
          subject={subject}
          tone="danger"
          widgetId={widgetId}
          run={(values) => calls.setSnippet(values.widgetId, values.codeSnippet)}
        />
      ),
    },
    {
      id: 'prefix',
      title: t('organizer.administration.prefix.title'),
      text: t('organizer.administration.prefix.text'),
      value: numbering && <bdi dir="ltr">{numbering.prefix || t('organizer.administration.none')}</bdi>,
      dialog: (change) => (
        <PrefixChange
          {...change}
          subject={subject}
          known={numbering?.prefix}
          run={async ({ prefix }) => setNumbering(await calls.setInvoicePrefix(prefix))}
        />
      ),
    },
    {
      id: 'invoiceNumbers',
      title: t('organizer.administration.invoiceNumbers.title'),
      text: t('organizer.administration.invoiceNumbers.text'),
      value: numbering?.consecutive && <bdi dir="ltr">{numbering.nextNumber}</bdi>,
      dialog: (change) => (
        <ReasonChange
          {...change}
          subject={subject}
          tone="danger"
          run={async () => setNumbering(await calls.numberInvoices())}
        />
      ),
    },
    {
      id: 'promotion',
      title: t('organizer.administration.promotion.title'),
      text: t('organizer.administration.promotion.text'),
      dialog: (change) => (
        <IdChange
          {...change}
          subject={subject}
          tone="danger"
          label={t('organizer.administration.field.promotionId')}
          run={({ id }) => calls.deletePromotion(id)}
        />
      ),
    },
  ];
  return <ActionList title={subject} text={t('organizer.administration.event.unknown')} actions={actions} />;
}
