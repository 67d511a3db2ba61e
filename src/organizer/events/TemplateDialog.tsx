'use client';
import { useMemo } from 'react';
import type { EventTemplateDraft, OrganizerEvent } from '../../contract';
import {
  maxTemplateNameLength,
  templateProblem,
  templateSchema,
  type TemplateValues,
} from '../../domain/events';
import { useT } from '../../i18n';
import { SelectField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface TemplateDialogProps {
  /** Those to choose from; with one alone there is nothing to choose. */
  events: readonly Pick<OrganizerEvent, 'id' | 'name'>[];
  /** Names of the templates there are. */
  others: readonly string[];
  /** Rejects with the client's ApiError. */
  create: (draft: EventTemplateDraft) => Promise<unknown>;
  onSaved: (template: TemplateValues) => void;
  onClose: () => void;
}

/** An event as it is now becomes a template, under a name of its own. 002 §7 eventTemplates. */
export function TemplateDialog({ events, others, create, onSaved, onClose }: TemplateDialogProps) {
  const t = useT();
  const schema = useMemo(() => templateSchema(others), [others]);
  const [first] = events;
  const isChosen = events.length === 1 && first !== undefined;
  return (
    <ActionDialog<TemplateValues>
      title={t('organizer.events.template.new')}
      text={t('organizer.events.template.newText')}
      action={t('organizer.kit.form.save')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={
        isChosen
          ? { name: first.name.slice(0, maxTemplateNameLength), eventId: first.id }
          : { name: '', eventId: '' }
      }
      schema={schema}
      toErrorMessage={templateProblem}
      run={({ name, eventId }) => create({ name: name.trim(), eventId })}
      onDone={onSaved}
      onClose={onClose}
    >
      {!isChosen && (
        <SelectField<TemplateValues>
          name="eventId"
          label={t('organizer.events.column.event')}
          options={events.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
      )}
      <TextField<TemplateValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={maxTemplateNameLength}
        required
      />
    </ActionDialog>
  );
}
