import type { BitcoinSource, Minor } from '../../contract';

/** What an address to pay to is requested with. */
export interface BitcoinOrder {
  /** In US cents. */
  amount: Minor;
  /** No other currency (000 §9). */
  currency: 'usd';
  email: string;
  /** Where bitcoins go back to that can't be used. 150 characters at most. */
  refundAddress: string;
}

/** Who makes bitcoin addresses. Yours, or `legacyBitcoin` where the card provider still does it (DECISIONS, Order flow). @public */
export interface BitcoinProvider {
  /** Rejects when none can be had. */
  createSource: (order: BitcoinOrder) => Promise<BitcoinSource>;
}

/** The same where the provider has receivers, which are asked again and again whether they are filled. 000 §9. */
export interface BitcoinReceivers {
  createReceiver: (order: BitcoinOrder) => Promise<BitcoinSource>;
  /** Calls back once the receiver is filled. Answers how to stop asking. */
  poll: (receiverId: string, onFilled: () => void) => () => void;
}

/** `failed`: goes on trying by itself. `paused`: stopped asking, until it is connected again. */
export type ChannelState = 'unconnected' | 'connecting' | 'connected' | 'failed' | 'paused';

/** How the widget hears that bitcoins arrived; what is said here is read again where it counts. 000 §4, §7 Realtime socket. @public */
export interface BitcoinChannel {
  readonly state: ChannelState;
  /** Opens it; opens it again at once when it has failed or paused. */
  connect: () => void;
  close: () => void;
  /** Wants to hear of this source. Until the channel is connected the message waits. */
  sendCreated: (sourceId: string) => void;
  /** Called with the id of each source that is said to be chargeable. */
  onChargeable: (listener: (sourceId: string) => void) => void;
  onState: (listener: (state: ChannelState) => void) => void;
}
