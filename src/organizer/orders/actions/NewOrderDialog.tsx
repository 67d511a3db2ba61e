'use client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrganizerOrder } from '../../../contract';
import {
  newOrderProblem,
  newOrderRequest,
  newOrderSchema,
  newOrderValues,
  orderedTickets,
  submittedPayments,
  type NewOrderValues,
  type SwapType,
} from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { Fieldset } from '../../../themed/kit/Fieldset';
import { Fields } from '../../../themed/kit/Field';
import { NumberField, RadioCards, SwitchField, TextField } from '../../kit/fields';
import { ActionDialog } from '../../kit/form';
import { useEditorControl } from '../../kit/form/EditorContext';
import { ReadDialog, type ReadDialogProps } from '../../kit/record';

export interface NewOrderDialogProps {
  /** What there is to sell, as it is read. */
  types: ReadDialogProps<readonly SwapType[]>['read'];
  make: OrderCalls['make'];
  onDone: (made: OrganizerOrder) => void;
  onClose: () => void;
}

/** An order that the organizer makes for somebody: given away, on invoice, or paid elsewhere. 002 §7 transactions submit. */
export function NewOrderDialog({ types, ...props }: NewOrderDialogProps) {
  const t = useT();
  return (
    <ReadDialog
      title={t('organizer.orders.new')}
      read={types}
      loading={t('organizer.orders.order.swap.loading')}
      failed={t('organizer.orders.order.swap.loadFailed')}
      onClose={props.onClose}
    >
      {(known) => <NewOrderForm {...props} types={known} />}
    </ReadDialog>
  );
}

const labels = {
  complimentary: 'organizer.orders.new.payment.complimentary',
  invoice: 'organizer.orders.type.invoice',
  offline: 'organizer.orders.new.payment.offline',
} as const;

interface NewOrderFormProps extends Omit<NewOrderDialogProps, 'types'> {
  types: readonly SwapType[];
}

function NewOrderForm({ types, make, onDone, onClose }: NewOrderFormProps) {
  const t = useT();
  const values = useMemo(() => newOrderValues(types.map(({ id }) => id)), [types]);
  const schema = useMemo(
    () => newOrderSchema((id) => types.find((type) => type.id === id)?.left ?? null),
    [types],
  );
  const made = useRef<OrganizerOrder>(undefined);
  return (
    <ActionDialog<NewOrderValues>
      toErrorMessage={newOrderProblem}
      failedTitle="organizer.orders.new.failed.title"
      title={t('organizer.orders.new')}
      text={t('organizer.orders.new.text')}
      action={t('organizer.orders.new.action')}
      schema={schema}
      values={values}
      run={async (typed, signal) => {
        made.current = await make(newOrderRequest(typed), signal);
      }}
      onDone={() => made.current && onDone(made.current)}
      onClose={onClose}
    >
      {types.map(({ id, name, left }, index) => (
        <NumberField
          key={id}
          name={`rows.${index}.quantity`}
          label={name}
          hint={left === null ? undefined : t('organizer.orders.new.left', { left })}
          // The first one says what is wrong with all of them.
          alsoChecks={index > 0 ? ['rows.0.quantity'] : undefined}
          span={6}
        />
      ))}
      <TextField name="buyer.firstName" label={t('organizer.orders.order.firstName')} span={6} required />
      <TextField name="buyer.lastName" label={t('organizer.orders.order.lastName')} span={6} required />
      <TextField
        name="buyer.email"
        type="email"
        label={t('organizer.orders.order.email')}
        span={6}
        required
      />
      <TextField name="buyer.company" label={t('organizer.members.payer.company')} span={6} optional />
      <SwitchField
        name="namesAttendees"
        label={t('organizer.orders.new.namesAttendees')}
        hint={t('organizer.orders.new.namesAttendeesHint')}
      />
      <Attendees types={types} />
      <RadioCards
        name="payment"
        label={t('organizer.orders.order.payment')}
        options={submittedPayments.map((payment) => ({
          value: payment,
          label: t(labels[payment]),
          text: t(`organizer.orders.new.payment.${payment}Text`),
        }))}
      />
      <TextField
        name="promotionalCode"
        label={t('organizer.orders.new.code')}
        hint={t('organizer.orders.new.codeHint')}
        optional
      />
      <SwitchField
        name="sendEmails"
        label={t('organizer.orders.new.sendEmails')}
        hint={t('organizer.orders.new.sendEmailsHint')}
      />
    </ActionDialog>
  );
}

/** Who comes with each ticket, once they are to be named. */
function Attendees({ types }: { types: readonly SwapType[] }) {
  const t = useT();
  const control = useEditorControl<NewOrderValues>();
  const [rows, isNamed] = useWatch({ control, name: ['rows', 'namesAttendees'] });
  if (!isNamed) return null;
  return orderedTickets(rows).map((id, index) => (
    // A ticket is known by its place in the order alone.
    <Fieldset
      key={index}
      legend={t('organizer.orders.new.attendee', {
        number: index + 1,
        ticket: types.find((type) => type.id === id)?.name ?? '',
      })}
    >
      <Fields>
        <TextField
          name={`attendees.${index}.firstName`}
          label={t('organizer.orders.order.firstName')}
          span={6}
          required
        />
        <TextField
          name={`attendees.${index}.lastName`}
          label={t('organizer.orders.order.lastName')}
          span={6}
          required
        />
        <TextField
          name={`attendees.${index}.email`}
          type="email"
          label={t('organizer.orders.order.email')}
          required
        />
      </Fields>
    </Fieldset>
  ));
}
