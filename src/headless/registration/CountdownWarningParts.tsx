'use client';
import { forwardRef, useEffect, useState } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useCountdownWarning, type CountdownWarningState } from './CountdownWarning';

/** Props of `Countdown.Announcement`. @public */
export type CountdownAnnouncementProps = Omit<HeadlessProps<'span', CountdownWarningState>, 'children'>;
/** Props of `Countdown.Message`. @public */
export type CountdownMessageProps = HeadlessProps<'p', CountdownWarningState>;
/** Props of `Countdown.Extend` and `Countdown.Dismiss`. @public */
export type CountdownButtonProps = HeadlessProps<'button', CountdownWarningState>;

/** Milliseconds after which words come into a live region: it must be there before they are. */
const announcementDelay = 100;

/** The words, read aloud once; hide it from sight, not from screen readers. It stays while there is nothing to say. */
export const Announcement = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountdownAnnouncementProps>(
  function Announcement(props, ref) {
    const { state, text } = useCountdownWarning();
    const [said, setSaid] = useState('');
    useEffect(() => {
      const timer = setTimeout(() => setSaid(text), announcementDelay);
      return () => clearTimeout(timer);
    }, [text]);
    return useRenderElement('span', state, props, { ref, defaults: { role: 'status', children: said } });
  },
);

/** The words to be seen; nothing while there are none. `children` come before the text. */
export const Message = /* @__PURE__ */ forwardRef<HTMLParagraphElement, CountdownMessageProps>(
  function Message({ children, ...rest }, ref) {
    const { state, text } = useCountdownWarning();
    const content = (
      <>
        {children}
        {text}
      </>
    );
    const message = useRenderElement('p', state, { ...rest, children: content }, { ref });
    return state.open ? message : null;
  },
);

/** Asks for more time; nothing where none can be had. While that is on its way it is `aria-busy`, and a press does nothing. */
export const Extend = /* @__PURE__ */ forwardRef<HTMLButtonElement, CountdownButtonProps>(
  function Extend(props, ref) {
    const { state, extend } = useCountdownWarning();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button', 'aria-busy': state.pending || undefined },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented() && !state.pending) extend?.();
        },
      },
    });
    return state.open && extend ? button : null;
  },
);

/** Closes the warning; nothing while more time is offered. */
export const Dismiss = /* @__PURE__ */ forwardRef<HTMLButtonElement, CountdownButtonProps>(
  function Dismiss(props, ref) {
    const { state, extend, dismiss } = useCountdownWarning();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button' },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) dismiss();
        },
      },
    });
    return state.open && !extend ? button : null;
  },
);
