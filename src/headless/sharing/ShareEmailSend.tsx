'use client';
import { forwardRef } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useShareEmailParts, type ShareEmailState } from './ShareEmailContext';

/** Props of `ShareEmail.Send`. @public */
export type ShareEmailSendProps = HeadlessProps<'button', ShareEmailState>;
/** Props of `ShareEmail.Status`. @public */
export type ShareEmailStatusProps = HeadlessProps<'p', ShareEmailState>;

/** Sends; `aria-disabled` until each address is right, when a press shows what is wrong and goes to the first. */
export const Send = /* @__PURE__ */ forwardRef<HTMLButtonElement, ShareEmailSendProps>(
  function Send(props, ref) {
    const { state, waits } = useShareEmailParts();
    return useRenderElement('button', state, props, {
      ref,
      defaults: {
        type: 'submit',
        'aria-busy': state.pending || undefined,
        'aria-disabled': waits || undefined,
      },
    });
  },
);

/** That they are being sent, and that they were; read aloud. Your own `children` take the place of the text. */
export const Status = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ShareEmailStatusProps>(
  function Status(props, ref) {
    const { state, text } = useShareEmailParts();
    return useRenderElement('p', state, props, { ref, defaults: { role: 'status', children: text } });
  },
);
