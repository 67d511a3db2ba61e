'use client';
import { forwardRef, useId, useRef, useState } from 'react';
import type { SocialNetworkName } from '../../contract';
import { shareAddress } from '../../domain/sharing/addresses';
import { charactersLeft } from '../../domain/sharing/message';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { ShareSocialContext, type ShareSocialState } from './ShareSocialContext';

/** The words of the parts, in the language of the page. @public */
export interface ShareSocialLabels {
  /** The message is longer than 280 characters. */
  tooLong: string;
}

/** Props of `ShareSocial.Root`. @public */
export interface ShareSocialRootProps extends HeadlessProps<'div', ShareSocialState> {
  /** What the message is at first; the person may change it. */
  defaultMessage: string;
  /** Address of what is shared. */
  url: string;
  /**
   * Opens the address, a network's page, in a window of its own. Called in the handler of the press, as browsers open windows only there.
   * Answers false when it was blocked: `ShareSocial.Blocked` has a link then.
   */
  onShare: (network: SocialNetworkName, address: string) => boolean;
  labels: ShareSocialLabels;
}

/**
 * A message and an address, shared on social networks. Renders a `div`. `data-invalid` and `data-blocked`, which names the network, are on it
 * and on its parts. 001 §2.5, §5.
 *
 * @example
 * <ShareSocial.Root defaultMessage="Come along?" url={url} onShare={openWindow} labels={labels}>
 *   <ShareSocial.Message aria-label="Message" /> <ShareSocial.Error />
 *   <ShareSocial.Network network="LINKEDIN">Share on LinkedIn</ShareSocial.Network>
 *   <ShareSocial.Blocked>Open LinkedIn yourself</ShareSocial.Blocked>
 * </ShareSocial.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, ShareSocialRootProps>(
  function Root(props, ref) {
    const { defaultMessage, url, onShare, labels, ...rest } = props;
    const errorId = useId();
    const messageRef = useRef<HTMLTextAreaElement>(null);
    const [message, setMessage] = useState(defaultMessage);
    const [blocked, setBlocked] = useState<SocialNetworkName | null>(null);
    const left = charactersLeft(message);
    const invalid = left < 0;
    const addressOn = (network: SocialNetworkName) => shareAddress(network, { url, text: message });
    const share = (network: SocialNetworkName) => {
      if (invalid) messageRef.current?.focus();
      else setBlocked(onShare(network, addressOn(network)) ? null : network);
    };
    const state: ShareSocialState = { invalid, blocked: invalid ? null : blocked };
    const context = {
      state,
      message,
      left,
      addressOn,
      share,
      messageRef,
      errorId,
      write: setMessage,
      tooLong: labels.tooLong,
    };
    const root = useRenderElement('div', state, rest, { ref });
    return <ShareSocialContext.Provider value={context}>{root}</ShareSocialContext.Provider>;
  },
);
