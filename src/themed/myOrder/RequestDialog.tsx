'use client';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { messageOf } from '../../domain';
import type { MyOrderOutcome } from '../../domain/myOrder';
import type { AccountFormState } from '../../headless/account/useAccountForm';
import { useOneAtATime } from '../../headless/myOrder/useOneAtATime';
import { useT } from '../../i18n';
import { AccountForm } from '../account/AccountForm';
import { Dialog } from '../kit/Dialog';
import { Notice } from '../kit/Notice';

export interface RequestDialogProps<T extends FieldValues> {
  title: string;
  /** What becomes of the request. */
  text: string;
  form: AccountFormState<T>;
  /** Name of the form, read aloud. */
  label: string;
  /** In the order of the form. */
  names: readonly Path<T>[];
  onSubmit: (values: T) => Promise<MyOrderOutcome>;
  /** The organizer has it: called before `onClose`. */
  onSent?: (() => void) | undefined;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A request to the organizer. After a failure it stays, with why and with what was typed. */
export function RequestDialog<T extends FieldValues>(props: RequestDialogProps<T>) {
  const { title, text, form, label, names, onSubmit, onSent, onClose, children } = props;
  const t = useT();
  const { isBusy, outcome, run } = useOneAtATime(onSubmit);
  const send = async (values: T) => {
    const sent = await run(values);
    if (sent?.problem !== null) return;
    onSent?.();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <AccountForm
        form={form}
        label={label}
        names={names}
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
        {children}
      </AccountForm>
    </Dialog>
  );
}
