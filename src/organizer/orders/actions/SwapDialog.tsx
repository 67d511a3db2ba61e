'use client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Minor, OrganizerOrder, OrganizerTicket, TicketSwap } from '../../../contract';
import {
  formatMoney,
  orderProblem,
  orderSteps,
  swapDifference,
  swapPrice,
  swapSchema,
  swapSums,
  type SwapType,
  type SwapValues,
} from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useLocale, useT, type Translate } from '../../../i18n';
import { SelectField, TextField } from '../../kit/fields';
import { useEditorContext } from '../../kit/form/EditorContext';
import { ActionDialog } from '../../kit/form';
import { ReadDialog, type ReadDialogProps } from '../../kit/record';
import { attendeeOf } from '../OrderTickets';
import * as css from './actions.css';

export interface SwapDialogProps {
  order: OrganizerOrder;
  /** Those that can be swapped; all that let in when absent. */
  ticketIds?: readonly string[] | undefined;
  /** What tickets can be swapped for, as it is read. */
  types: ReadDialogProps<readonly SwapType[]>['read'];
  swap: OrderCalls['swap'];
  onDone: (made: TicketSwap) => void;
  onClose: () => void;
}

/** Tickets become tickets of other types. What costs more is paid by the buyer through a link. 002 §7. */
export function SwapDialog({ types, ...props }: SwapDialogProps) {
  const t = useT();
  return (
    <ReadDialog
      title={t('organizer.orders.order.swap.title', { id: props.order.id })}
      read={types}
      loading={t('organizer.orders.order.swap.loading')}
      failed={t('organizer.orders.order.swap.loadFailed')}
      onClose={props.onClose}
    >
      {(known) => <SwapForm {...props} types={known} />}
    </ReadDialog>
  );
}

interface SwapFormProps extends Omit<SwapDialogProps, 'types'> {
  types: readonly SwapType[];
}

function SwapForm({ order, ticketIds, types, swap, onDone, onClose }: SwapFormProps) {
  const t = useT();
  const locale = useLocale();
  const schema = useMemo(
    () => swapSchema((id) => types.find((type) => type.id === id)?.left ?? null),
    [types],
  );
  const valid = orderSteps(order).valid.filter(({ id }) => ticketIds?.includes(id) ?? true);
  const made = useRef<TicketSwap>(undefined);
  const rowNames = valid.map((_, index) => `rows.${index}.ticketTypeId` as const);
  return (
    <ActionDialog<SwapValues>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.swap.title', { id: order.id })}
      text={t('organizer.orders.order.swap.text')}
      action={t('organizer.orders.order.swap')}
      schema={schema}
      values={{
        rows: valid.map(({ id, ticketTypeId }) => ({ ticketId: id, from: ticketTypeId, ticketTypeId })),
        email: order.buyerEmail,
      }}
      run={async ({ rows, email }) => {
        const chosen = rows.filter(({ from, ticketTypeId }) => from !== ticketTypeId);
        made.current = await swap(
          order.id,
          chosen.map(({ ticketId, ticketTypeId }) => ({ ticketId, ticketTypeId })),
          email,
        );
      }}
      onDone={() => made.current && onDone(made.current)}
      onClose={onClose}
    >
      {valid.map((ticket, index) => (
        <SelectField
          key={ticket.id}
          name={`rows.${index}.ticketTypeId`}
          alsoChecks={rowNames}
          label={`${attendeeOf(ticket)} · ${ticket.id}`}
          options={optionsFor(ticket, types, { order, t, locale })}
        />
      ))}
      <Sum order={order} tickets={valid} types={types} />
      <TextField
        name="email"
        type="email"
        label={t('organizer.orders.order.swap.email')}
        hint={t('organizer.orders.order.swap.emailHint')}
        required
      />
    </ActionDialog>
  );
}

interface Context {
  order: OrganizerOrder;
  t: Translate;
  locale: string;
}

/** The present type first, also when it is offered no more; each other one with its price, and what it costs more. */
function optionsFor(ticket: OrganizerTicket, types: readonly SwapType[], { order, t, locale }: Context) {
  const money = (minor: Minor) => formatMoney(minor, order.currency, locale);
  const labelOf = (type: SwapType) => {
    const difference = swapDifference(ticket, type, order.totals);
    const shared = { name: type.name, price: money(swapPrice(type, order.totals)) };
    const option =
      difference === 0
        ? t('organizer.orders.order.swap.optionSame', shared)
        : t('organizer.orders.order.swap.option', {
            ...shared,
            difference: signed(money(-Math.abs(difference)), difference),
          });
    if (type.left === 0) return `${option} · ${t('organizer.orders.order.swap.soldOut')}`;
    return type.isOnSale ? option : `${option} · ${t('organizer.orders.order.swap.notOnSale')}`;
  };
  return [
    {
      value: ticket.ticketTypeId,
      label: t('organizer.orders.order.swap.keep', { name: ticket.ticketName }),
    },
    ...types
      .filter(({ id }) => id !== ticket.ticketTypeId)
      .map((type) => ({ value: type.id, label: labelOf(type), disabled: type.left === 0 })),
  ];
}

/** A negative amount with the sign of `difference` where the locale has it; no line ends between them. */
const signed = (negative: string, difference: Minor) =>
  negative.replace(/[-−]/, `${difference > 0 ? '+' : '−'}\u2060`);

interface SumProps {
  order: OrganizerOrder;
  tickets: readonly OrganizerTicket[];
  types: readonly SwapType[];
}

/** What the buyer is asked for as it is chosen now, and what cheaper tickets cost less. */
function Sum({ order, tickets, types }: SumProps) {
  const t = useT();
  const locale = useLocale();
  const rows = useWatch({ control: useEditorContext().methods.control, name: 'rows' }) as SwapValues['rows'];
  const differences = rows.flatMap(({ ticketId, from, ticketTypeId }) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    const type = types.find(({ id }) => id === ticketTypeId);
    return ticket && type && ticketTypeId !== from ? [swapDifference(ticket, type, order.totals)] : [];
  });
  const { charge, less } = swapSums(differences);
  const money = (minor: Minor) => formatMoney(minor, order.currency, locale);
  return (
    <p aria-live="polite" className={css.sum}>
      {differences.length > 0 && (
        <>
          <strong>
            {charge > 0
              ? t('organizer.orders.order.swap.pays', { amount: money(charge) })
              : t('organizer.orders.order.swap.paysNothing')}
          </strong>{' '}
          {less > 0 && t('organizer.orders.order.swap.notRefunded', { amount: money(less) })}
        </>
      )}
    </p>
  );
}
