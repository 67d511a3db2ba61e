'use client';
import { useMemo } from 'react';
import type { MyTicket, RequestedTransfer } from '../../contract';
import { transferRequestSchema, type MyOrderOutcome } from '../../domain/myOrder';
import { useAccountForm } from '../../headless/account/useAccountForm';
import { useT } from '../../i18n';
import { AccountField } from '../account/AccountField';
import { RequestDialog } from './RequestDialog';

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
  return (
    <RequestDialog
      title={t('myOrder.transfer.title', { ticket: ticket.ticketName })}
      text={t('myOrder.transfer.text', { name: `${ticket.firstName} ${ticket.lastName}`.trim() })}
      form={form}
      label={t('myOrder.transfer')}
      names={['firstName', 'lastName', 'emailAddress']}
      onSubmit={onSubmit}
      onClose={onClose}
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
    </RequestDialog>
  );
}
