'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrganizerOrder, OrganizerTicket } from '../../../contract';
import { orderProblem, orderSteps, resendSchema, type ResendValues } from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { RadioCards, TextField } from '../../kit/fields';
import { useEditorContext } from '../../kit/form/EditorContext';
import { ActionDialog } from '../../kit/form';
import { TicketsField } from './TicketsField';

export interface ResendDialogProps {
  order: OrganizerOrder;
  /** Of this ticket alone; of the whole order when absent. */
  ticketId?: string | undefined;
  /** Chosen at first; all that let in when absent. */
  ticketIds?: readonly string[] | undefined;
  calls: Pick<OrderCalls, 'resend' | 'sendConfirmation'>;
  onDone: (values: ResendValues) => void;
  onClose: () => void;
}

/** Sends tickets or the confirmation once more, to those they are for or to somebody else. */
export function ResendDialog({
  order,
  ticketId,
  ticketIds: chosen,
  calls,
  onDone,
  onClose,
}: ResendDialogProps) {
  const t = useT();
  const schema = useMemo(() => resendSchema(), []);
  const { valid } = orderSteps(order);
  const first = valid.map(({ id }) => id).filter((id) => chosen?.includes(id) ?? true);
  const run = ({ what, to, emailAddress, ticketIds }: ResendValues) => {
    const address = to === 'other' ? emailAddress : undefined;
    if (what === 'confirmation') return calls.sendConfirmation(order.id, address);
    const isAll = ticketIds.length === valid.length;
    return calls.resend(order.id, {
      ...(isAll ? {} : { ticketIds }),
      ...(address === undefined ? {} : { emailAddress: address }),
    });
  };
  return (
    <ActionDialog<ResendValues>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.resend.title', { id: ticketId ?? order.id })}
      action={t('organizer.orders.order.resend.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      schema={schema}
      values={{
        what: valid.length > 0 ? 'tickets' : 'confirmation',
        ticketIds: ticketId === undefined ? first : [ticketId],
        to: 'own',
        emailAddress: '',
      }}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      {ticketId === undefined && valid.length > 0 && (
        <RadioCards
          name="what"
          label={t('organizer.orders.order.resend.what')}
          options={[
            { value: 'tickets', label: t('organizer.orders.order.resend.tickets') },
            { value: 'confirmation', label: t('organizer.orders.order.resend.confirmation') },
          ]}
        />
      )}
      {ticketId === undefined && <WhichTickets tickets={valid} />}
      <Recipient />
    </ActionDialog>
  );
}

const useResendValue = <Name extends keyof ResendValues>(name: Name) =>
  useWatch({ control: useEditorContext().methods.control, name }) as ResendValues[Name];

function WhichTickets({ tickets }: { tickets: readonly OrganizerTicket[] }) {
  const t = useT();
  if (useResendValue('what') !== 'tickets' || tickets.length < 2) return null;
  return <TicketsField name="ticketIds" label={t('organizer.orders.order.tickets')} tickets={tickets} />;
}

function Recipient() {
  const t = useT();
  const isConfirmation = useResendValue('what') === 'confirmation';
  const isOther = useResendValue('to') === 'other';
  return (
    <>
      <RadioCards
        name="to"
        label={t('organizer.orders.order.resend.to')}
        options={[
          {
            value: 'own',
            label: t(
              isConfirmation
                ? 'organizer.orders.order.resend.buyer'
                : 'organizer.orders.order.resend.attendees',
            ),
          },
          { value: 'other', label: t('organizer.orders.order.resend.other') },
        ]}
      />
      {isOther && (
        <TextField name="emailAddress" type="email" label={t('organizer.orders.order.email')} required />
      )}
    </>
  );
}
