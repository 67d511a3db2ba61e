'use client';
import { useState } from 'react';
import type { EffectiveEmailDomain } from '../../contract';
import type { SupportEventCalls } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { ActionList, type SupportAction } from './ActionList';
import { ReasonChange, SenderChange } from './changes';
import { TokenNotice, type EmailToken } from './TokenNotice';

interface EventEmailsProps {
  /** The event as dialogs and the log name it. */
  subject: string;
  calls: SupportEventCalls;
}

/** The emails of an event: whom they come from, where they are edited, and who may. */
export function EventEmails({ subject, calls }: EventEmailsProps) {
  const t = useT();
  const figure = new Intl.NumberFormat(useLocale());
  const [sender, setSender] = useState<EffectiveEmailDomain>();
  const [migrated, setMigrated] = useState<number>();
  const [token, setToken] = useState<EmailToken>();
  const actions: SupportAction[] = [
    {
      id: 'sender',
      title: t('organizer.administration.sender.title'),
      text: t('organizer.administration.sender.text'),
      value: sender && (
        <bdi>
          {t('organizer.administration.change', {
            title: t(`organizer.administration.level.${sender.level}`),
            change: `${sender.fromName} <${sender.fromEmail}>`,
          })}
        </bdi>
      ),
      dialog: (change) => (
        <SenderChange
          {...change}
          subject={subject}
          sender={sender}
          run={async ({ fromEmail, fromName, level }) =>
            setSender(await calls.setSender({ fromEmail, fromName, level }))
          }
        />
      ),
    },
    {
      id: 'resetSender',
      title: t('organizer.administration.eventSender.title'),
      text: t('organizer.administration.eventSender.text'),
      dialog: (change) => (
        <ReasonChange
          {...change}
          subject={subject}
          tone="danger"
          run={async () => setSender(await calls.resetSender())}
        />
      ),
    },
    {
      id: 'migrate',
      title: t('organizer.administration.migrate.title'),
      text: t('organizer.administration.migrate.text'),
      value:
        migrated === undefined
          ? undefined
          : t('organizer.administration.migrate.done', { number: figure.format(migrated) }),
      dialog: (change) => (
        <ReasonChange
          {...change}
          subject={subject}
          tone="danger"
          run={async () => setMigrated((await calls.migrateEmails()).migrated.length)}
        />
      ),
    },
    {
      id: 'token',
      title: t('organizer.administration.token.title'),
      text: t('organizer.administration.token.text'),
      value: token && <TokenNotice {...token} />,
      dialog: (change) => (
        <ReasonChange
          {...change}
          subject={subject}
          tone="danger"
          run={async () => setToken(await calls.createEmailToken())}
        />
      ),
    },
  ];
  return <ActionList title={t('organizer.emails.title')} actions={actions} />;
}
