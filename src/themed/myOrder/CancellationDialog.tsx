'use client';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { messageOf } from '../../domain';
import { cancellationSchema, type MyOrderOutcome } from '../../domain/myOrder';
import { useAccountForm } from '../../headless/account/useAccountForm';
import { useAction } from '../../headless/myOrder/useAction';
import { useT, type MessageKey } from '../../i18n';
import { AccountForm } from '../account/AccountForm';
import { Dialog } from '../kit/Dialog';
import { Field } from '../kit/Field';
import { Notice } from '../kit/Notice';
import { TextArea } from '../kit/TextInput';

export interface CancellationDialogProps {
  onSubmit: (reason: string) => Promise<MyOrderOutcome>;
  /** The organizer has it: called before `onClose`. */
  onSent: () => void;
  onClose: () => void;
}

/** Asks the organizer to cancel the order. */
export function CancellationDialog({ onSubmit, onSent, onClose }: CancellationDialogProps) {
  const t = useT();
  const schema = useMemo(() => cancellationSchema(), []);
  const form = useAccountForm<{ reason: string }>(schema, { reason: '' });
  const { methods, idOf } = form;
  const { errors } = useFormState({ control: methods.control });
  const { isBusy, outcome, run } = useAction(onSubmit);
  const send = async ({ reason }: { reason: string }) => {
    const sent = await run(reason);
    if (sent?.problem !== null) return;
    onSent();
    onClose();
  };
  const error = errors.reason?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('myOrder.cancel.title')}
      description={t('myOrder.cancel.text')}
    >
      <AccountForm
        form={form}
        label={t('myOrder.cancel')}
        names={['reason']}
        submitLabel={t('myOrder.send')}
        busy={isBusy}
        onSubmit={send}
        problem={
          outcome?.problem && (
            <Notice tone="danger" live="assertive">
              {messageOf(outcome.problem, t)}
            </Notice>
          )
        }
      >
        <Field
          id={idOf('reason')}
          label={t('myOrder.cancel.reason')}
          optional
          error={error ? t(error as MessageKey) : undefined}
        >
          {(control) => <TextArea {...control} {...methods.register('reason')} />}
        </Field>
      </AccountForm>
    </Dialog>
  );
}
