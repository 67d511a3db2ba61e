'use client';
import { useMemo, useRef } from 'react';
import type { CreatedExternalProvider, ExternalProvider } from '../../contract';
import {
  creationProblem,
  maxWebhookNameLength,
  newWebhook,
  notificationTopics,
  webhookProblem,
  webhookSchema,
  webhookTypes,
  webhookValues,
  type WebhookValues,
} from '../../domain/webhooks';
import type { Saved, WebhookCalls } from '../../hooks';
import { useT } from '../../i18n';
import { MultiSelectField, SelectField, SwitchField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { topicKeys, webhookTypeKeys } from './webhookKeys';

export interface WebhookDialogProps {
  /** `null` for a new one. */
  webhook: ExternalProvider | null;
  /** Addresses of the others of this event or account. */
  taken: readonly string[];
  calls: Pick<WebhookCalls, 'read' | 'create' | 'save'>;
  /** It is there now, with the secret that is never shown again. */
  onCreated: (created: CreatedExternalProvider) => void;
  onSaved: (name: string) => void;
  onClose: () => void;
}

const toSaved = (webhook: ExternalProvider): Saved<WebhookValues> => ({
  values: webhookValues(webhook),
  version: webhook.version,
});
const fresh: Saved<WebhookValues> = { values: newWebhook, version: 0 };

/** Where a webhook leads and what it is notified of. Somebody else's change meanwhile is asked about as in every form. */
export function WebhookDialog({ webhook, taken, calls, onCreated, onSaved, onClose }: WebhookDialogProps) {
  const t = useT();
  const done = useRef<() => void>(undefined);
  const editor = useEditor<WebhookValues>({
    saved: useMemo(() => (webhook ? toSaved(webhook) : fresh), [webhook]),
    schema: useMemo(() => webhookSchema(taken), [taken]),
    toErrorMessage: webhook ? webhookProblem : creationProblem,
    save: async (values, version) => {
      if (webhook) {
        const saved = await calls.save(webhook.id, values, version);
        done.current = () => onSaved(saved.name);
        return toSaved(saved);
      }
      const created = await calls.create(values);
      done.current = () => onCreated(created);
      return toSaved(created);
    },
    reload: webhook ? async () => toSaved(await calls.read(webhook.id)) : undefined,
    onSaved: () => done.current?.(),
  });
  return (
    <FormDialog
      editor={editor}
      title={webhook ? t('organizer.sharing.editTitle', { name: webhook.name }) : t('organizer.webhooks.new')}
      failedTitle={webhook ? undefined : 'organizer.kit.form.failed.notAdded'}
      onClose={onClose}
    >
      <TextField<WebhookValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={maxWebhookNameLength}
        required
      />
      <TextField<WebhookValues>
        name="url"
        label={t('organizer.mobileApp.card.url')}
        hint={t('organizer.webhooks.urlHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required
      />
      <SelectField<WebhookValues>
        name="type"
        label={t('organizer.agenda.kind')}
        hint={t('organizer.webhooks.typeHint')}
        options={optionsOf(webhookTypes, (type) => t(webhookTypeKeys[type]))}
      />
      <MultiSelectField<WebhookValues>
        name="topics"
        label={t('organizer.webhooks.topics')}
        options={optionsOf(notificationTopics, (topic) => t(topicKeys[topic]))}
      />
      <SwitchField<WebhookValues>
        name="enabled"
        label={t('organizer.registrationFlows.status.active')}
        hint={t('organizer.webhooks.activeHint')}
      />
    </FormDialog>
  );
}
