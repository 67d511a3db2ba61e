'use client';
import { forwardRef, useRef, useState } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { ShareEmailContext, type ShareEmailContextValue, type ShareEmailState } from './ShareEmailContext';
import { useEmailRows } from './useEmailRows';

/** The words of the parts, in the language of the page. @public */
export interface ShareEmailLabels {
  /** A row is empty. */
  missing: string;
  /** A row has no email address. */
  invalid: string;
  /** They are being sent; read aloud. */
  sending: string;
  /** They were sent. */
  sent: (count: number) => string;
}

/** Props of `ShareEmail.Root`. @public */
export interface ShareEmailRootProps extends HeadlessProps<'form', ShareEmailState> {
  /**
   * Sends to these addresses, each without the spaces around it. Answers whether they were sent: then one empty row is left; otherwise all
   * stay. It may not reject.
   */
  onSend: (addresses: readonly string[]) => Promise<boolean>;
  /** Nothing is sent, e.g. from a preview. Default: false. */
  disabled?: boolean | undefined;
  labels: ShareEmailLabels;
}

/**
 * Addresses, one a row, to which something is sent. Renders a `form`. `data-pending`, `data-invalid` and `data-sent` are on it and on what
 * is in no row. 001 §5, §8.
 *
 * @example
 * <ShareEmail.Root onSend={send} labels={labels}>
 *   <ShareEmail.Rows>
 *     {({ number }) => (
 *       <ShareEmail.Row>
 *         <ShareEmail.Input aria-label={`Email address ${number}`} /> <ShareEmail.Error />
 *         <ShareEmail.Add>Another</ShareEmail.Add> <ShareEmail.Remove>Remove</ShareEmail.Remove>
 *       </ShareEmail.Row>
 *     )}
 *   </ShareEmail.Rows>
 *   <ShareEmail.Send>Send</ShareEmail.Send> <ShareEmail.Status />
 * </ShareEmail.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLFormElement, ShareEmailRootProps>(
  function Root(props, ref) {
    const { onSend, disabled = false, labels, ...rest } = props;
    const { rows, isValid, ...form } = useEmailRows();
    const [isSending, setSending] = useState(false);
    const [sent, setSent] = useState(0);
    const isUnderway = useRef(false);
    const send = async () => {
      const addresses = rows.map(({ address }) => address.trim());
      isUnderway.current = true;
      setSending(true);
      setSent(0);
      const isSent = await onSend(addresses);
      isUnderway.current = false;
      setSending(false);
      if (!isSent) return;
      setSent(addresses.length);
      form.startOver();
    };
    const state = { pending: isSending, invalid: !isValid, sent: sent > 0 };
    const context: ShareEmailContextValue = {
      state,
      rows: rows.map(({ key, address, isLeft, problem }, at) => ({
        id: key,
        address,
        number: at + 1,
        error: isLeft && problem ? labels[problem] : null,
        isLast: at + 1 === rows.length,
      })),
      text: isSending ? labels.sending : sent > 0 ? labels.sent(sent) : '',
      waits: disabled || !isValid,
      write: (key, address) => {
        setSent(0);
        form.write(key, address);
      },
      leave: form.leave,
      add: () => isSending || form.add(),
      remove: (key) => isSending || form.remove(key),
      inputRef: form.inputRef,
    };
    const element = useRenderElement('form', state, rest, {
      ref,
      defaults: { noValidate: true },
      handlers: {
        onSubmit: (event) => {
          if (event.isDefaultPrevented()) return;
          event.preventDefault();
          if (isUnderway.current) return;
          if (!isValid) form.showProblems();
          else if (!disabled) void send();
        },
      },
    });
    return <ShareEmailContext.Provider value={context}>{element}</ShareEmailContext.Provider>;
  },
);
