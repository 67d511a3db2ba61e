'use client';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { cancellationSchema, type MyOrderOutcome } from '../../domain/myOrder';
import { useAccountForm } from '../../headless/account/useAccountForm';
import { useT, type MessageKey } from '../../i18n';
import { Field } from '../kit/Field';
import { TextArea } from '../kit/TextInput';
import { RequestDialog, type RequestDialogProps } from './RequestDialog';

export interface CancellationDialogProps extends Pick<RequestDialogProps<never>, 'onSent' | 'onClose'> {
  onSubmit: (reason: string) => Promise<MyOrderOutcome>;
}

/** Asks the organizer to cancel the order. */
export function CancellationDialog({ onSubmit, onSent, onClose }: CancellationDialogProps) {
  const t = useT();
  const schema = useMemo(() => cancellationSchema(), []);
  const form = useAccountForm<{ reason: string }>(schema, { reason: '' });
  const { methods, idOf } = form;
  const { errors } = useFormState({ control: methods.control });
  const error = errors.reason?.message;
  return (
    <RequestDialog
      title={t('myOrder.cancel.title')}
      text={t('myOrder.cancel.text')}
      form={form}
      label={t('myOrder.cancel')}
      names={['reason']}
      onSubmit={({ reason }) => onSubmit(reason)}
      onSent={onSent}
      onClose={onClose}
    >
      <Field
        id={idOf('reason')}
        label={t('myOrder.cancel.reason')}
        optional
        error={error ? t(error as MessageKey) : undefined}
      >
        {(control) => <TextArea {...control} {...methods.register('reason')} />}
      </Field>
    </RequestDialog>
  );
}
