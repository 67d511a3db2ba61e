'use client';
import { useMemo } from 'react';
import type { OrganizerTicket } from '../../../contract';
import { orderProblem, transferSchema, type TransferValues } from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { SwitchField, TextField } from '../../kit/fields';
import { ActionDialog } from '../../kit/form';
import { attendeeOf } from '../OrderTickets';

export interface TransferDialogProps {
  ticket: OrganizerTicket;
  /** Of the order (002 §5); read first when it is not known. */
  token?: string | undefined;
  transfer: OrderCalls['transfer'];
  onDone: (values: TransferValues) => void;
  onClose: () => void;
}

const nobody: TransferValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  sendEmails: true,
  transferRegistrationForm: false,
};

/** Gives a ticket to somebody else. 002 §3 Transfer, §5. */
export function TransferDialog({ ticket, token, transfer, onDone, onClose }: TransferDialogProps) {
  const t = useT();
  const schema = useMemo(() => transferSchema(), []);
  const { id, orderId } = ticket;
  return (
    <ActionDialog<TransferValues>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.transfer.title', { id })}
      text={t('organizer.orders.order.transfer.text', { name: attendeeOf(ticket) })}
      action={t('organizer.orders.order.transfer')}
      schema={schema}
      values={nobody}
      run={(values) => transfer({ id, orderId, ...(token === undefined ? {} : { token }) }, values)}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField name="firstName" label={t('organizer.orders.order.firstName')} span={6} required />
      <TextField name="lastName" label={t('organizer.orders.order.lastName')} span={6} required />
      <TextField name="emailAddress" type="email" label={t('organizer.orders.order.email')} required />
      <SwitchField
        name="sendEmails"
        label={t('organizer.orders.order.transfer.sendEmails')}
        hint={t('organizer.orders.order.transfer.sendEmailsHint')}
      />
      <SwitchField
        name="transferRegistrationForm"
        label={t('organizer.orders.order.transfer.form')}
        hint={t('organizer.orders.order.transfer.formHint')}
      />
    </ActionDialog>
  );
}
