'use client';
import { useMemo, type ReactNode } from 'react';
import {
  flowNameSchema,
  flowProblem,
  maxFlowNameLength,
  type FlowNameValues,
} from '../../domain/registrationFlows';
import { useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

interface FlowNameDialogProps {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** On the button: a verb. */
  action: string;
  /** What the field begins with. */
  name: string;
  /** Names that other flows have. */
  others: readonly string[];
  /** Rejects with the client's ApiError. */
  run: (name: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** The name of a flow that is created, cloned or renamed. */
export function FlowNameDialog({
  title,
  text,
  action,
  name,
  others,
  run,
  onDone,
  onClose,
}: FlowNameDialogProps) {
  const t = useT();
  const schema = useMemo(() => flowNameSchema(others), [others]);
  return (
    <ActionDialog<FlowNameValues>
      title={title}
      text={text}
      action={action}
      values={{ name }}
      schema={schema}
      toErrorMessage={flowProblem}
      run={(typed) => run(typed.name.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField<FlowNameValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={maxFlowNameLength}
        required
      />
    </ActionDialog>
  );
}
