'use client';
import { createContext, type Ref } from 'react';
import type { SocialNetworkName } from '../../contract';
import { useRequiredContext } from '../../react';

/** What sharing on networks is in, of every part of it. @public */
export interface ShareSocialState {
  /** The message is longer than 280 characters: nothing is shared. */
  invalid: boolean;
  /** The network whose window the browser blocked, until another is shared on; null when none was. */
  blocked: SocialNetworkName | null;
}

/** What `ShareSocial.Root` shares with the parts within it. @public */
export interface ShareSocialValue {
  state: ShareSocialState;
  /** As the person has it now. */
  message: string;
  /** Characters left of the 280, as a person counts them; negative when there are too many. */
  left: number;
  /** The page of the network that shares the address and the message as it is now. */
  addressOn: (network: SocialNetworkName) => string;
}

export interface ShareSocialContextValue extends ShareSocialValue {
  write: (message: string) => void;
  share: (network: SocialNetworkName) => void;
  messageRef: Ref<HTMLTextAreaElement>;
  errorId: string;
  tooLong: string;
}

export const ShareSocialContext = /* @__PURE__ */ createContext<ShareSocialContextValue | null>(null);

export const useShareSocialParts = (): ShareSocialContextValue =>
  useRequiredContext(ShareSocialContext, 'ShareSocial.Root');

/** What the `ShareSocial.Root` around this part shares. Throws outside of one, naming the fix. @public */
export function useShareSocial(): ShareSocialValue {
  const { state, message, left, addressOn } = useShareSocialParts();
  return { state, message, left, addressOn };
}
