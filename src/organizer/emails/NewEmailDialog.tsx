'use client';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { EmailCampaign, EmailTemplate, NewEmailCampaign } from '../../contract';
import {
  blankTemplate,
  emailLimits,
  emailTypes,
  newEmailSchema,
  type NewEmailValues,
} from '../../domain/emails';
import { useT } from '../../i18n';
import { RadioCards, SelectField, TextField } from '../kit/fields';
import { useEditorControl } from '../kit/form/EditorContext';
import { ActionDialog } from '../kit/form';

export interface NewEmailDialogProps {
  templates: readonly EmailTemplate[];
  /** Rejects with the client's ApiError. */
  create: (email: NewEmailCampaign) => Promise<EmailCampaign>;
  onCreated: (emailId: string) => void;
  onClose: () => void;
}

const blank: NewEmailValues = { name: '', type: 'SCHEDULED', templateId: blankTemplate };
const schema = newEmailSchema();

/** Begins an email: what it is called, of which type, and from which template. 002 §4: it starts as DRAFT. */
export function NewEmailDialog({ templates, create, onCreated, onClose }: NewEmailDialogProps) {
  const t = useT();
  const created = useRef<string>(undefined);
  return (
    <ActionDialog<NewEmailValues>
      title={t('organizer.emails.new')}
      action={t('organizer.emails.create')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={blank}
      run={async ({ name, type, templateId }) => {
        const template = templates.find((each) => each.id === templateId && each.type === type);
        const email = await create({ name: name.trim(), type, ...(template && { templateId }) });
        created.current = email.id;
      }}
      onDone={() => created.current !== undefined && onCreated(created.current)}
      schema={schema}
      onClose={onClose}
    >
      <TextField<NewEmailValues>
        name="name"
        label={t('organizer.emails.name')}
        hint={t('organizer.emails.nameHint')}
        limit={emailLimits.name}
        required
      />
      <RadioCards<NewEmailValues>
        name="type"
        label={t('organizer.emails.type')}
        options={emailTypes.map((value) => ({
          value,
          label: t(`organizer.emails.type.${value}`),
          text: t(`organizer.emails.type.${value}Text`),
        }))}
      />
      <Template templates={templates} />
    </ActionDialog>
  );
}

/** Those that are meant for the chosen type. */
function Template({ templates }: Pick<NewEmailDialogProps, 'templates'>) {
  const t = useT();
  const type = useWatch({ control: useEditorControl<NewEmailValues>(), name: 'type' });
  const fitting = templates.filter((template) => template.type === type);
  return (
    <SelectField<NewEmailValues>
      name="templateId"
      label={t('organizer.emails.template')}
      options={[
        { value: blankTemplate, label: t('organizer.emails.blank') },
        ...fitting.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
