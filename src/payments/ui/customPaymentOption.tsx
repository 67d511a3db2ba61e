'use client';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { HeldTransaction } from '../../contract';
import { useLatest } from '../../react';
import type { OrderContext, PaymentDeps, PaymentMethod, PaymentStep } from '..';
import { readyWith, type PaymentFieldsProps, type PaymentOption } from './paymentOption';

/** What the fields of a page's own way to pay are given. @experimental */
export interface CustomPaymentFieldsProps<Input> extends Omit<PaymentFieldsProps, 'onReady'> {
  /** What was filled in, once it can be paid with; `null` while it can't. */
  onInput: (input: Input | null) => void;
}

/** A way to pay of the page's own. */
export interface CustomPayment<Input> {
  /** Sent with the order as `paymentMethod`, e.g. `giftCard`. */
  id: string;
  /** What buyers choose it by, in the language of the page. */
  label: string;
  /** Below the label. */
  help?: string | undefined;
  /** Beside the label; it is decoration. */
  icon?: ReactNode;
  /** Default: there is something to pay, and not by invoice. */
  isOffered?: ((context: OrderContext) => boolean) | undefined;
  /** Nothing to fill in: none. Keep it the same between renders. */
  Fields?: ComponentType<CustomPaymentFieldsProps<Input>> | undefined;
  /** Said when the order is sent before the fields are filled in. */
  incomplete?: string | undefined;
  /** When money is taken. `none`: never by this order. `withOrder`: not before it is saved. Absent: only the provider knows. */
  money?: 'none' | 'withOrder' | undefined;
  /**
   * Pays, and saves the order by `deps.save({ paymentToken })`. Rejects with the `ApiError` of a refused save.
   * @returns what comes next, mostly `{ next: 'settled', order }`
   */
  pay: (input: Input, deps: PaymentDeps, hold: HeldTransaction) => Promise<PaymentStep>;
}

const isPaidNow = ({ hold }: OrderContext) => hold.orderTotal > 0 && !hold.isPayByInvoice;

/**
 * A way to pay of your own, for the `payments` of `TicketWidget`. The backend has to know it: it is asked to save the order with its
 * `paymentMethod` and `paymentToken`, and asks the provider itself whether that is paid.
 *
 * @example
 * customPaymentOption<string>({
 *   id: 'giftCard',
 *   label: 'Gift card',
 *   Fields: GiftCardFields,
 *   incomplete: 'Enter the number of the gift card.',
 *   pay: async (paymentToken, { save }) => ({ next: 'settled', order: await save({ paymentToken }) }),
 * });
 * @experimental
 */
export function customPaymentOption<Input = null>(payment: CustomPayment<Input>): PaymentOption {
  const { id, label, help, icon, money, isOffered = isPaidNow } = payment;
  const method: PaymentMethod<Input> = {
    id,
    isOffered,
    ...(money && { money }),
    begin: (hold, input, deps) =>
      payment.pay(input, { ...deps, save: (proof) => deps.save({ paymentMethod: id, ...proof }) }, hold),
  };
  const Own = payment.Fields;
  const shared = { picker: { label, help, icon }, usesCard: false } as const;
  if (!Own) return { ...shared, id, isOffered, ready: readyWith(method as PaymentMethod<null>, null) };
  const Fields = (props: PaymentFieldsProps) => (
    <OwnFields {...props} Own={Own} method={method} incomplete={payment.incomplete ?? label} />
  );
  return { ...shared, id, isOffered, Fields };
}

interface OwnFieldsProps<Input> extends PaymentFieldsProps {
  Own: ComponentType<CustomPaymentFieldsProps<Input>>;
  method: PaymentMethod<Input>;
  incomplete: string;
}

/** The page's fields, and between them and the form what both need of each other. */
function OwnFields<Input>({ Own, method, incomplete, onReady, ...props }: OwnFieldsProps<Input>) {
  const [isIncomplete, setIncomplete] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const latestRef = useLatest(onReady);
  const { onProblems } = props.slot;
  const onInput = useCallback(
    (input: Input | null) => {
      setIncomplete(input === null);
      latestRef.current(input === null ? null : readyWith(method, input));
    },
    [latestRef, method],
  );
  useEffect(() => {
    const focus = () => box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    onProblems(isIncomplete ? [{ field: method.id, text: incomplete, focus }] : []);
    return () => onProblems([]);
  }, [onProblems, isIncomplete, incomplete, method]);
  return (
    <div ref={box}>
      <Own {...props} onInput={onInput} />
    </div>
  );
}
