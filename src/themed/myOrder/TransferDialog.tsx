'use client';
import { useMemo } from 'react';
import type { MyTicket, RequestedTransfer } from '../../contract';
import { messageOf } from '../../domain';
import { transferRequestSchema, type MyOrderOutcome } from '../../domain/myOrder';
import { useAccountForm } from '../../headless/account/useAccountForm';
import { useAction } from '../../headless/myOrder/useAction';
import { useT } from '../../i18n';
import { AccountField } from '../account/AccountField';
import { AccountForm } from '../account/AccountForm';
import { Dialog } from '../kit/Dialog';
import { Notice } from '../kit/Notice';

/** Who is to get a ticket. */
export type TransferValues = Omit<RequestedTransfer, 'requestedDate'>;

export interface TransferDialogProps {
  ticket: MyTicket;
  onSubmit: (to: TransferValues) => Promise<MyOrderOutcome>;
  onClose: () => void;
}

const nobody: TransferValues = { firstName: '', lastName: '', emailAddress: '' };

/** Asks the organizer to give a ticket to somebody else. */
export function TransferDialog({ ticket, onSubmit, onClose }: TransferDialogProps) {
  const t = useT();
  const schema = useMemo(() => transferRequestSchema(), []);
  const form = useAccountForm<TransferValues>(schema, nobody);
  const { isBusy, outcome, run } = useAction(onSubmit);
  const send = async (to: TransferValues) => {
    const sent = await run(to);
    if (sent?.problem === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('myOrder.transfer.title', { ticket: ticket.ticketName })}
      description={t('myOrder.transfer.text', { name: `${ticket.firstName} ${ticket.lastName}`.trim() })}
    >
      <AccountForm
        form={form}
        label={t('myOrder.transfer')}
        names={['firstName', 'lastName', 'emailAddress']}
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
        <AccountField form={form} name="firstName" label={t('account.firstName')} autoComplete="off" />
        <AccountField form={form} name="lastName" label={t('account.lastName')} autoComplete="off" />
        <AccountField
          form={form}
          name="emailAddress"
          type="email"
          label={t('account.email')}
          autoComplete="off"
        />
      </AccountForm>
    </Dialog>
  );
}
