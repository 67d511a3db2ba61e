'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  newTask,
  taskDefinition,
  taskEntityTypes,
  taskKinds,
  taskLimits,
  taskProblem,
  taskSchema,
  type TaskValues,
} from '../../domain/tasks';
import { useTaskPeople, type TaskCalls } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import {
  DateTimeField,
  LongTextField,
  MultiSelectField,
  SelectField,
  SwitchField,
  TextField,
} from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { entityKeys, kindKeys } from './taskKeys';

export interface TaskDialogProps {
  event: EventScope;
  timeZone: string;
  calls: Pick<TaskCalls, 'create'>;
  onCreated: (title: string) => void;
  onClose: () => void;
}

/** A new task: what is asked of whom, and until when. */
export function TaskDialog({ event, timeZone, calls, onCreated, onClose }: TaskDialogProps) {
  const t = useT();
  const schema = useMemo(() => taskSchema(timeZone), [timeZone]);
  return (
    <ActionDialog<TaskValues>
      title={t('organizer.tasks.new')}
      action={t('organizer.kit.form.save')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={newTask}
      schema={schema}
      toErrorMessage={taskProblem}
      run={(values) => calls.create(taskDefinition(values, timeZone))}
      onDone={({ title }) => onCreated(title.trim())}
      onClose={onClose}
    >
      <TextField<TaskValues>
        name="title"
        label={t('organizer.agenda.name')}
        limit={taskLimits.title}
        required
      />
      <LongTextField<TaskValues>
        name="description"
        label={t('organizer.agenda.description')}
        limit={taskLimits.description}
        optional
      />
      <SelectField<TaskValues>
        name="entityType"
        label={t('organizer.tasks.entityType')}
        options={optionsOf(taskEntityTypes, (type) => t(entityKeys[type]))}
      />
      <PeopleField event={event} />
      <SelectField<TaskValues>
        name="kind"
        label={t('organizer.agenda.kind')}
        options={optionsOf(taskKinds, (kind) => t(kindKeys[kind]))}
      />
      <DateTimeField<TaskValues>
        name="dueDate"
        label={t('organizer.tasks.due')}
        timeZone={timeZone}
        optional
      />
      <SwitchField<TaskValues>
        name="visible"
        label={t('organizer.resources.visible')}
        hint={t('organizer.resources.visibleHint')}
      />
    </ActionDialog>
  );
}

/** Those of the entity type who are known; each type keeps its own choice. */
function PeopleField({ event }: Pick<TaskDialogProps, 'event'>) {
  const t = useT();
  const entityType = useWatch({ control: useEditorControl<TaskValues>(), name: 'entityType' });
  const { data: people = [] } = useTaskPeople(event, entityType);
  if (people.length === 0) return null;
  return (
    <MultiSelectField<TaskValues>
      key={entityType}
      name={`people.${entityType}`}
      label={t('organizer.tasks.people')}
      hint={t('organizer.tasks.peopleHint')}
      options={namedOptions(people)}
      optional
    />
  );
}
