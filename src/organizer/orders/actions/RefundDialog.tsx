'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrganizerOrder, OrganizerTicket } from '../../../contract';
import {
  formatMoney,
  orderLimits,
  orderProblem,
  orderSteps,
  refundableOf,
  refundSchema,
  type DisputeStep,
  type RefundValues,
} from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useLocale, useT } from '../../../i18n';
import { LongTextField, MoneyField, RadioCards, SwitchField } from '../../kit/fields';
import { useEditorContext } from '../../kit/form/EditorContext';
import { ActionDialog } from '../../kit/form';
import { TicketsField } from './TicketsField';

export interface RefundDialogProps {
  order: OrganizerOrder;
  /** Chosen at first; all of the first step when absent. */
  ticketIds?: readonly string[] | undefined;
  dispute: OrderCalls['dispute'];
  onDone: (values: RefundValues) => void;
  onClose: () => void;
}

/** Money back, a dispute, or its end: for which tickets, how much, and what it means. 002 §6, §7: validity, note, refundAmount. */
export function RefundDialog({ order, ticketIds: chosen, dispute, onDone, onClose }: RefundDialogProps) {
  const t = useT();
  const possible = stepsOf(order);
  const isChosen = ({ id }: OrganizerTicket) => chosen?.includes(id) ?? true;
  const [first = 'refund'] = stepsOf({ ...order, tickets: order.tickets.filter(isChosen) });
  const schema = useMemo(() => refundSchema((ids) => mostOf(order, ids)), [order]);
  const tickets = ticketsFor(order, first)
    .filter(isChosen)
    .map(({ id }) => id);
  const run = ({ step, ticketIds, amount, staysValid, note }: RefundValues) =>
    dispute(order.id, {
      ticketIds,
      validity: step === 'end' || (step === 'refund' && staysValid) ? 'valid' : 'invalid',
      ...(note ? { note } : {}),
      ...(step === 'refund' && amount !== null ? { refundAmount: amount } : {}),
      ...(step === 'lost' ? { refundAmount: mostOf(order, ticketIds) } : {}),
    });
  return (
    <ActionDialog<RefundValues>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.refund.title', { id: order.id })}
      text={<Consequences order={order} />}
      action={<ActionText order={order} />}
      tone="danger"
      schema={schema}
      values={{
        step: first,
        ticketIds: tickets,
        amount: mostOf(order, tickets),
        staysValid: false,
        note: '',
      }}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      {possible.length > 1 && <Steps order={order} possible={possible} />}
      <Amounts order={order} />
      <LongTextField
        name="note"
        label={t('organizer.orders.order.refund.note')}
        hint={t('organizer.orders.order.refund.noteHint')}
        limit={orderLimits.note}
        optional
      />
    </ActionDialog>
  );
}

function stepsOf(order: OrganizerOrder): DisputeStep[] {
  const { canRefund, canDispute, canEndDispute, canLoseDispute } = orderSteps(order);
  return [
    ...(canRefund ? (['refund'] as const) : []),
    ...(canDispute ? (['dispute'] as const) : []),
    ...(canEndDispute ? (['end'] as const) : []),
    ...(canLoseDispute ? (['lost'] as const) : []),
  ];
}

function ticketsFor(order: OrganizerOrder, step: DisputeStep): readonly OrganizerTicket[] {
  const { valid, blocked, refundable } = orderSteps(order);
  return { refund: refundable, dispute: valid, end: blocked, lost: blocked }[step];
}

const mostOf = ({ tickets }: OrganizerOrder, ids: readonly string[]) =>
  refundableOf(tickets.filter(({ id }) => ids.includes(id)));

/** What is chosen now, and which tickets the step is for. */
function useChoice(order: OrganizerOrder) {
  const { control } = useEditorContext().methods;
  const [step, ticketIds, amount, staysValid] = useWatch({
    control,
    name: ['step', 'ticketIds', 'amount', 'staysValid'],
  }) as [DisputeStep, string[], number | null, boolean];
  const tickets = ticketsFor(order, step);
  return { step, tickets, amount, staysValid, ticketIds };
}

/** Whoever goes on to another step means the same tickets, as far as it is for them; else all that it is for. */
function Steps({ order, possible }: { order: OrganizerOrder; possible: readonly DisputeStep[] }) {
  const t = useT();
  const { methods } = useEditorContext();
  const follow = useFollowingAmount(order);
  const goOn = (step: DisputeStep) => {
    const before = methods.getValues('ticketIds') as string[];
    const ids = ticketsFor(order, step).map(({ id }) => id);
    const same = ids.filter((id) => before.includes(id));
    const next = same.length > 0 ? same : ids;
    methods.setValue('ticketIds', next, { shouldValidate: true });
    follow(next, before);
  };
  return (
    <RadioCards
      name="step"
      label={t('organizer.orders.order.refund.step')}
      alsoChecks={['ticketIds', 'amount']}
      options={possible.map((step) => ({
        value: step,
        label: t(`organizer.orders.order.refund.step.${step}`),
        text: t(`organizer.orders.order.refund.step.${step}Text`),
      }))}
      onChoose={(step) => goOn(step as DisputeStep)}
    />
  );
}

/** Has the amount follow the tickets as long as nobody wrote another one. */
function useFollowingAmount(order: OrganizerOrder) {
  const { methods } = useEditorContext();
  return (ids: readonly string[], before: readonly string[]) => {
    if (methods.getValues('amount') === mostOf(order, before))
      methods.setValue('amount', mostOf(order, ids), { shouldValidate: true });
  };
}

function Amounts({ order }: { order: OrganizerOrder }) {
  const t = useT();
  const locale = useLocale();
  const { step, tickets, ticketIds } = useChoice(order);
  const most = mostOf(order, ticketIds);
  return (
    <>
      <TicketsField
        key={step}
        name="ticketIds"
        label={t('organizer.orders.order.tickets')}
        tickets={tickets}
        onChoose={useFollowingAmount(order)}
      />
      {step === 'refund' && (
        <>
          <MoneyField
            name="amount"
            label={t('organizer.orders.order.refund.amount')}
            hint={t('organizer.orders.order.refund.most', {
              amount: formatMoney(most, order.currency, locale),
            })}
            currency={order.currency}
            required
          />
          <SwitchField
            name="staysValid"
            label={t('organizer.orders.order.refund.staysValid')}
            hint={t('organizer.orders.order.refund.staysValidHint')}
          />
        </>
      )}
    </>
  );
}

function ActionText({ order }: { order: OrganizerOrder }) {
  const t = useT();
  const locale = useLocale();
  const { step, amount } = useChoice(order);
  const isAmount = step === 'refund' && typeof amount === 'number' && amount > 0;
  return isAmount
    ? t('organizer.orders.order.refund.action', { amount: formatMoney(amount, order.currency, locale) })
    : t(`organizer.orders.order.refund.step.${step}`);
}

function Consequences({ order }: { order: OrganizerOrder }) {
  const t = useT();
  const { step, staysValid, ticketIds } = useChoice(order);
  const kind = step === 'refund' && staysValid ? 'refundValid' : step === 'lost' ? 'refund' : step;
  return (
    <span aria-live="polite">
      {t(`organizer.orders.order.refund.means.${kind}`, { count: ticketIds.length })}
    </span>
  );
}
