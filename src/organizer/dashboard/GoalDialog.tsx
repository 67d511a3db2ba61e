'use client';
import { useMemo } from 'react';
import type { RegistrationGoal } from '../../contract';
import { goalDraft, goalSchema, goalValues, type GoalValues } from '../../domain';
import { useEnvironment, type useRegistrationGoal } from '../../hooks';
import { useT } from '../../i18n';
import { DateTimeField, NumberField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface GoalDialogProps {
  goal: RegistrationGoal;
  /** IANA zone of the event. */
  timeZone: string;
  /** Rejects with the client's ApiError. */
  setGoal: ReturnType<typeof useRegistrationGoal>['setGoal'];
  onSaved: () => void;
  onClose: () => void;
}

/** How many registrations an event is to have, and until when. */
export function GoalDialog({ goal, timeZone, setGoal, onSaved, onClose }: GoalDialogProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const schema = useMemo(() => goalSchema(timeZone, () => clock.now()), [timeZone, clock]);
  return (
    <ActionDialog<GoalValues>
      title={t('organizer.dashboard.goal')}
      text={t('organizer.dashboard.goal.text')}
      action={t('organizer.kit.form.save')}
      values={goalValues(goal, timeZone)}
      schema={schema}
      run={(values) => setGoal(goalDraft(values, timeZone))}
      onDone={onSaved}
      onClose={onClose}
    >
      <NumberField<GoalValues>
        name="goal"
        label={t('organizer.agenda.registrations')}
        hint={t('organizer.dashboard.goal.hint')}
        alsoChecks={['deadline']}
      />
      <DateTimeField<GoalValues>
        name="deadline"
        label={t('organizer.dashboard.goal.deadline')}
        timeZone={timeZone}
        optional
      />
    </ActionDialog>
  );
}
