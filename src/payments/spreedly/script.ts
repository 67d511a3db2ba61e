/** The two fields that Spreedly hosts. */
export type HostedField = 'number' | 'cvv';

/** What Spreedly found wrong with a card; `attribute` is a member of the card or empty. */
export interface SpreedlyError {
  attribute?: string;
  key?: string;
  message: string;
}

/** Sent with `input` events: how the card looks, without a digit of it. */
export interface HostedFieldState {
  cardType?: string;
  validNumber?: boolean;
  validCvv?: boolean;
  numberLength?: number;
  cvvLength?: number;
}

/** What the life cycle tells; everything else in it is somebody's claim. */
export interface ThreeDSStatus {
  action: 'succeeded' | 'error' | 'challenge' | 'trigger-completion' | 'finalization-timeout';
  /** Of the transaction it is about. */
  token?: string;
  context?: { state?: string; token?: string };
  /** After `trigger-completion`: goes on with what the gateway answered. */
  finalize?: (transaction: object) => void;
}

interface FrameEvents {
  ready: () => void;
  errors: (errors: readonly SpreedlyError[]) => void;
  paymentMethod: (token: string) => void;
  fieldEvent: (
    field: HostedField,
    type: string,
    active: HostedField | undefined,
    state: HostedFieldState | undefined,
  ) => void;
  '3ds:status': (status: ThreeDSStatus) => void;
}

/** Signed by the host's server for one opening of the fields. */
export interface SpreedlyAuth {
  nonce: string;
  /** Seconds since the epoch. */
  timestamp: string;
  certificateToken: string;
  signature: string;
}

export interface CardOwner {
  first_name: string;
  last_name: string;
  /** One or two digits. */
  month: string;
  /** Four digits. */
  year: string;
}

/** One pair of hosted fields. Everything about them arrives by events. */
interface SpreedlyFrame {
  /** The elements are named by their ids and must be on the page. */
  init: (
    environmentKey: string,
    options: { numberEl: string; cvvEl: string } & Partial<SpreedlyAuth>,
  ) => void;
  on: <Event extends keyof FrameEvents>(event: Event, listener: FrameEvents[Event]) => void;
  /** Empties the fields and loads them anew; `ready` comes once more. */
  reload: () => void;
  removeHandlers: () => void;
  setStyle: (field: HostedField | 'placeholder', css: string) => void;
  setPlaceholder: (field: HostedField, placeholder: string) => void;
  setLabel: (field: HostedField, label: string) => void;
  setFieldType: (field: HostedField, type: 'number' | 'text' | 'tel') => void;
  setNumberFormat: (format: 'prettyFormat' | 'plainFormat' | 'maskedFormat') => void;
  transferFocus: (field: HostedField) => void;
  tokenizeCreditCard: (owner: CardOwner) => void;
}

/** Sizes of EMV 3-D Secure: `03` is 500 × 600 px, `05` the whole screen. */
export type BrowserSize = '03' | '05';

interface LifecycleOptions {
  environmentKey: string;
  /** Ids of elements. */
  hiddenIframeLocation: string;
  challengeIframeLocation: string;
  transactionToken: string;
  challengeIframeClasses?: string;
}

/** What Spreedly's script puts on the page, as far as it is used here. @public */
export interface SpreedlyScript {
  /** The page's own frame; the status of a 3-D Secure life cycle is told through it, whoever began one. */
  Spreedly: Pick<SpreedlyFrame, 'on'> & {
    ThreeDS: {
      serialize: (size: BrowserSize, acceptHeader: string) => string;
      Lifecycle: new (options: LifecycleOptions) => { start: () => void };
    };
  };
  /** Frames apart from the page's own, so that a host may use that one itself. */
  SpreedlyPaymentFrame: new () => SpreedlyFrame;
}
