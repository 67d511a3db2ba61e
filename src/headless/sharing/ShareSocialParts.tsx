'use client';
import { forwardRef } from 'react';
import type { SocialNetworkName } from '../../contract';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useShareSocialParts, type ShareSocialState } from './ShareSocialContext';

/** Props of `ShareSocial.Message`. @public */
export type ShareSocialMessageProps = Omit<
  HeadlessProps<'textarea', ShareSocialState>,
  'value' | 'defaultValue'
>;
/** Props of `ShareSocial.Error`. @public */
export type ShareSocialErrorProps = HeadlessProps<'p', ShareSocialState>;
/** Props of `ShareSocial.Network`. @public */
export interface ShareSocialNetworkProps extends HeadlessProps<'button', ShareSocialState> {
  /** The one that it shares on. */
  network: SocialNetworkName;
}
/** Props of `ShareSocial.Blocked`. @public */
export type ShareSocialBlockedProps = Omit<HeadlessProps<'a', ShareSocialState>, 'href'>;

/** The words that are shared. `Error` describes it while they are too many. */
export const Message = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, ShareSocialMessageProps>(
  function Message(props, ref) {
    const { state, message, write, messageRef, errorId } = useShareSocialParts();
    return useRenderElement('textarea', state, props, {
      ref,
      ownRef: messageRef,
      defaults: {
        dir: 'auto',
        'aria-invalid': state.invalid || undefined,
        'aria-describedby': state.invalid ? errorId : undefined,
      },
      handlers: { value: message, onChange: (event) => write(event.currentTarget.value) },
    });
  },
);

/** That the message is too long, read aloud; empty when it is not. `children` come before the text, and only with it. */
export const MessageError = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ShareSocialErrorProps>(
  function MessageError({ children, ...rest }, ref) {
    const { state, errorId, tooLong } = useShareSocialParts();
    const content = state.invalid && (
      <>
        {children}
        {tooLong}
      </>
    );
    return useRenderElement(
      'p',
      state,
      { ...rest, id: errorId, children: content },
      { ref, defaults: { role: 'status' } },
    );
  },
);

/** Shares on a network; while the message is too long it is `aria-disabled`, and a press goes to the message. */
export const Network = /* @__PURE__ */ forwardRef<HTMLButtonElement, ShareSocialNetworkProps>(
  function Network({ network, ...rest }, ref) {
    const { state, share, errorId } = useShareSocialParts();
    return useRenderElement('button', state, rest, {
      ref,
      defaults: {
        type: 'button',
        'aria-disabled': state.invalid || undefined,
        'aria-describedby': state.invalid ? errorId : undefined,
      },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) share(network);
        },
      },
    });
  },
);

/** A link to the network whose window was blocked, in a tab of its own; nothing when none was. */
export const Blocked = /* @__PURE__ */ forwardRef<HTMLAnchorElement, ShareSocialBlockedProps>(
  function Blocked(props, ref) {
    const { state, addressOn } = useShareSocialParts();
    const link = useRenderElement('a', state, props, {
      ref,
      defaults: { target: '_blank', rel: 'noopener noreferrer' },
      handlers: { href: state.blocked === null ? undefined : addressOn(state.blocked) },
    });
    return state.blocked === null ? null : link;
  },
);
