'use client';
import { forwardRef } from 'react';
import { orderOutcome, type ConfirmationStatus, type OrderOutcomeFacts } from '../../domain/confirmation';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  childrenOf,
  useConfirmationParts,
  type ConfirmationChildren,
  type ConfirmationState,
} from './ConfirmationContext';

/** Props of `Confirmation.Loading`, `Confirmation.Checking` and `Confirmation.Ready`. @public */
export type ConfirmationStageProps = HeadlessProps<'div', ConfirmationState>;
/** Props of `Confirmation.Failed`. @public */
export interface ConfirmationFailedProps extends Omit<ConfirmationStageProps, 'children'> {
  /** What to say, or what makes it of the status: `failed`, `missing` or `unknown`. */
  children?: ConfirmationChildren<ConfirmationStatus>;
}
/** Props of `Confirmation.Ended`. @public */
export interface ConfirmationEndedProps extends Omit<ConfirmationStageProps, 'children'> {
  /** What to say, or what makes it of what became of the order and its money. */
  children?: ConfirmationChildren<OrderOutcomeFacts>;
}
/** Props of `Confirmation.Retry`. @public */
export type ConfirmationRetryProps = HeadlessProps<'button', ConfirmationState>;

const stage = (of: ConfirmationStatus, role?: 'status') =>
  /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmationStageProps>(function Stage(props, ref) {
    const { state } = useConfirmationParts();
    const element = useRenderElement('div', state, props, { ref, defaults: { role } });
    return state.status === of ? element : null;
  });

/** While the order is loaded; nothing otherwise. */
export const Loading = /* @__PURE__ */ stage('loading', 'status');

/** While nobody can say whether the order is paid; nothing otherwise. */
export const Checking = /* @__PURE__ */ stage('checking', 'status');

/** Around what an order that stands shows; nothing while there is none. */
export const Ready = /* @__PURE__ */ stage('ready');

/** That the order can’t be shown, read aloud at once; nothing otherwise. `data-status` says why: `failed`, `missing` or `unknown`. */
export const Failed = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmationFailedProps>(function Failed(
  { children, ...rest },
  ref,
) {
  const { state } = useConfirmationParts();
  const { status } = state;
  const content = { ...rest, children: childrenOf(children, status) };
  const element = useRenderElement('div', state, content, { ref, defaults: { role: 'alert' } });
  return status === 'failed' || status === 'missing' || status === 'unknown' ? element : null;
});

/** Loads again what failed; nothing where that can’t help. */
export const Retry = /* @__PURE__ */ forwardRef<HTMLButtonElement, ConfirmationRetryProps>(
  function Retry(props, ref) {
    const { state, retry } = useConfirmationParts();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button' },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) retry?.();
        },
      },
    });
    return retry ? button : null;
  },
);

/** That the order came to nothing, and what became of its money, read aloud at once; nothing otherwise. */
export const Ended = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmationEndedProps>(function Ended(
  { children, ...rest },
  ref,
) {
  const { state, order } = useConfirmationParts();
  const content = { ...rest, children: order && childrenOf(children, orderOutcome(order)) };
  const element = useRenderElement('div', state, content, { ref, defaults: { role: 'alert' } });
  return state.status === 'ended' ? element : null;
});
