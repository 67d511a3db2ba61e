import type { ComponentType } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { HeldTransaction, PaymentChoice, SiteConf, WidgetConfig } from '../../contract';
import type { OrderFlow, Submission } from '../../hooks';
import type { MethodId, OrderContext, PaymentMethod } from '..';
import type { OwnPickerTexts, PickerTexts } from '../../themed/payment/PaymentPicker';
import type { PaymentSlot } from '../../headless/payment/slot';

/** Sends the order with the payment its fields made ready. */
export type ReadyPayment = (flow: OrderFlow, rest: Omit<Submission<never>, 'method' | 'input'>) => void;

/** What a method's fields are given. */
export interface PaymentFieldsProps {
  /** The registration form's side: errors, the name on the card, what was left. */
  slot: PaymentSlot;
  widget: WidgetConfig;
  siteConf: SiteConf;
  /** What is to be paid for. */
  hold: HeldTransaction;
  /** Called with what sends the order once the fields can be used, and with `null` while they can't. */
  onReady: (ready: ReadyPayment | null) => void;
  /** For the host's log: the provider could not be had. No personal data. */
  onError?: ErrorListener | undefined;
}

/**
 * A way to pay as the widget takes it: the method's rules and its fields, the method's own types closed inside.
 * Pass a list of them to `TicketWidget`. Give it `Fields`, or `ready` when there is nothing to fill in.
 * @public
 */
export interface PaymentOption {
  readonly id: MethodId;
  readonly isOffered: (context: OrderContext) => boolean;
  /** What the buyer presses on the ticket list to pay so; `card` when absent. */
  readonly choice?: PaymentChoice;
  /** Among several options: keys of its texts and the sign beside them, or words of the page's own; a card's when absent. */
  readonly picker?: PickerTexts | OwnPickerTexts;
  /** False when none of the gateway's card fields is needed. Default: true. */
  readonly usesCard?: boolean;
  /** Where it is possible, the ticket list shows the marks of the cards. */
  readonly showsCardMarks?: boolean;
  /** It is paid on a page of its own that knows its buyers: what they typed is not remembered here (000 §4 Submit). */
  readonly isElsewhere?: boolean;
  readonly Fields?: ComponentType<PaymentFieldsProps>;
  readonly ready?: ReadyPayment;
}

/** The option of a method that has nothing to fill in. */
export const plainOption = (
  method: PaymentMethod<null>,
  more?: Pick<PaymentOption, 'choice' | 'picker' | 'isElsewhere'>,
): PaymentOption => ({
  ...more,
  id: method.id,
  isOffered: method.isOffered,
  ready: readyWith(method, null),
});

/** Binds a method and an input into something that sends the order. */
export const readyWith =
  <Input>(method: PaymentMethod<Input>, input: Input): ReadyPayment =>
  (flow, rest) =>
    flow.submit({ ...rest, method, input });
