'use client';
import { forwardRef, useEffect, useRef } from 'react';
import {
  isSentToAttendees,
  manageAddress,
  orderGreeting,
  orderPayment,
  type OrderGreeting,
  type OrderPayment,
} from '../../domain/confirmation';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  childrenOf,
  useConfirmationParts,
  type ConfirmationChildren,
  type ConfirmationState,
} from './ConfirmationContext';

/** Props of `Confirmation.Title`. @public */
export interface ConfirmationTitleProps extends Omit<HeadlessProps<'h2', ConfirmationState>, 'children'> {
  /** What it says, or what makes it of whom it greets. */
  children?: ConfirmationChildren<OrderGreeting>;
  /** Moves focus and the page to it when it appears (001 §2). Default: true. */
  takesFocus?: boolean | undefined;
}
/** Props of `Confirmation.Greeting`. @public */
export interface ConfirmationGreetingProps extends Omit<HeadlessProps<'p', ConfirmationState>, 'children'> {
  /** What it says, or what makes it of whom it greets. */
  children?: ConfirmationChildren<OrderGreeting>;
}
/** Props of `Confirmation.OrderNumber`. @public */
export interface ConfirmationOrderNumberProps extends Omit<
  HeadlessProps<'bdi', ConfirmationState>,
  'children'
> {
  /** What makes its words of the number; the number alone when absent. */
  children?: ((id: string) => string) | undefined;
}

/** Where emails about an order went. @public */
export interface ConfirmationEmailFacts {
  /** Of the buyer. */
  email: string;
  /** Attendees got emails of their own. */
  toAttendees: boolean;
}
/** Props of `Confirmation.Emails`. @public */
export interface ConfirmationEmailsProps extends Omit<HeadlessProps<'p', ConfirmationState>, 'children'> {
  /** What it says, or what makes it of where the emails went. */
  children?: ConfirmationChildren<ConfirmationEmailFacts>;
}

/** What the line about the payment is in. @public */
export interface ConfirmationPaymentState {
  /** How the order is paid. */
  method: OrderPayment['method'] | null;
  /** Its money is still to come. */
  awaiting: boolean;
}
/** Props of `Confirmation.Payment`. @public */
export interface ConfirmationPaymentProps extends Omit<
  HeadlessProps<'p', ConfirmationPaymentState>,
  'children'
> {
  /** What makes its words of how the order is paid. */
  children: (payment: OrderPayment) => string;
}
/** Props of `Confirmation.Manage`. @public */
export type ConfirmationManageProps = Omit<HeadlessProps<'a', ConfirmationState>, 'href'>;

/** The heading, which takes the focus when it appears, and brings the `section` around it into view. */
export const Title = /* @__PURE__ */ forwardRef<HTMLHeadingElement, ConfirmationTitleProps>(
  function Title(props, ref) {
    const { children, takesFocus = true, ...rest } = props;
    const { state, order, locale } = useConfirmationParts();
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (!takesFocus) return;
      title.current?.focus({ preventScroll: true });
      title.current?.closest('section')?.scrollIntoView({ block: 'start' });
    }, [takesFocus]);
    const content = order && childrenOf(children, orderGreeting(order, locale));
    const heading = useRenderElement(
      'h2',
      state,
      { ...rest, children: content },
      {
        ref,
        ownRef: title,
        defaults: { tabIndex: -1 },
      },
    );
    return order && heading;
  },
);

/** What to look forward to, or what the payment still waits for; nothing of an event without a name. */
export const Greeting = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ConfirmationGreetingProps>(
  function Greeting({ children, ...rest }, ref) {
    const { state, order, locale } = useConfirmationParts();
    const content = order && childrenOf(children, orderGreeting(order, locale));
    const greeting = useRenderElement('p', state, { ...rest, children: content }, { ref });
    return order?.event.name ? greeting : null;
  },
);

/** The number of the order. */
export const OrderNumber = /* @__PURE__ */ forwardRef<HTMLElement, ConfirmationOrderNumberProps>(
  function OrderNumber({ children, ...rest }, ref) {
    const { state, order } = useConfirmationParts();
    const content = order && (children ? children(order.id) : order.id);
    const number = useRenderElement('bdi', state, { ...rest, children: content }, { ref });
    return order && number;
  },
);

/**
 * How the order is paid, as `data-method` says: by `invoice` or `card`; `data-awaiting` while the money is still to come. Nothing where nothing
 * was to pay.
 */
export const Payment = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ConfirmationPaymentProps>(
  function Payment({ children, ...rest }, ref) {
    const { order } = useConfirmationParts();
    const payment = order && orderPayment(order);
    const state = { method: payment?.method ?? null, awaiting: order?.paymentStatus === 'awaiting' };
    const content = payment && <bdi>{children(payment)}</bdi>;
    const element = useRenderElement('p', state, { ...rest, children: content }, { ref });
    return payment && element;
  },
);

/** Where emails about the order went. */
export const Emails = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ConfirmationEmailsProps>(
  function Emails({ children, ...rest }, ref) {
    const { state, order } = useConfirmationParts();
    const content =
      order && childrenOf(children, { email: order.buyerEmail, toAttendees: isSentToAttendees(order) });
    const element = useRenderElement('p', state, { ...rest, children: content }, { ref });
    return order && element;
  },
);

/** Leads to where the order is changed, in a tab of its own; nothing without a safe address. 001 §2.4. */
export const Manage = /* @__PURE__ */ forwardRef<HTMLAnchorElement, ConfirmationManageProps>(
  function Manage(props, ref) {
    const { state, order } = useConfirmationParts();
    const address = manageAddress(order?.links?.manage);
    const link = useRenderElement('a', state, props, {
      ref,
      defaults: { target: '_blank', rel: 'noopener noreferrer' },
      handlers: { href: address ?? undefined },
    });
    return address === null ? null : link;
  },
);
