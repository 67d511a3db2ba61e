'use client';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExternalProvider, NotificationDelivery } from '../../contract';
import {
  listenersOf,
  needsOrder,
  notificationProblem,
  notificationSchema,
  notificationTopics,
  type NotificationValues,
} from '../../domain/webhooks';
import type { Notify } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { topicKeys } from './webhookKeys';
import * as css from './webhooks.css';

/** What was sent, and what was queued of it. */
export interface Sent {
  values: NotificationValues;
  deliveries: readonly NotificationDelivery[];
}

export interface NotificationDialogProps {
  /** What the form begins with. */
  values: NotificationValues;
  /** Everything that may listen, of the event and of the account. */
  webhooks: readonly ExternalProvider[];
  notify: Notify;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

/** Notifies whoever listens, for real: who that is stands below what is chosen. */
export function NotificationDialog({ values, webhooks, notify, onSent, onClose }: NotificationDialogProps) {
  const t = useT();
  const deliveries = useRef<readonly NotificationDelivery[]>([]);
  return (
    <ActionDialog<NotificationValues>
      title={t('organizer.webhooks.send.title')}
      text={t('organizer.webhooks.send.text')}
      action={t('organizer.orders.order.resend.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={values}
      schema={notificationSchema}
      toErrorMessage={notificationProblem}
      run={async (typed) => {
        deliveries.current = await notify(typed);
      }}
      onDone={(typed) => onSent({ values: typed, deliveries: deliveries.current })}
      onClose={onClose}
    >
      <SelectField<NotificationValues>
        name="topic"
        label={t('organizer.webhooks.send.topic')}
        options={optionsOf(notificationTopics, (topic) => t(topicKeys[topic]))}
      />
      <About webhooks={webhooks} />
    </ActionDialog>
  );
}

function About({ webhooks }: Pick<NotificationDialogProps, 'webhooks'>) {
  const t = useT();
  const locale = useLocale();
  const topic = useWatch({ control: useEditorControl<NotificationValues>(), name: 'topic' });
  const names = listenersOf(webhooks, topic).map(({ name }) => name);
  return (
    <>
      <TextField<NotificationValues>
        name="orderId"
        label={t('organizer.webhooks.send.order')}
        dir="ltr"
        spellCheck={false}
        required={needsOrder(topic)}
        optional={!needsOrder(topic)}
      />
      <p role="status" className={css.recipients}>
        {names.length === 0
          ? t('organizer.webhooks.send.nobody')
          : t('organizer.webhooks.send.recipients', { names: listText(locale, names) })}
      </p>
    </>
  );
}
