/** What the frame with the tickets and the page around it say to each other. Words about each message: `protocolDocs.ts`. @public */
export const protocolVersion = 1;
/** Marks our messages among all that a window hears. @public */
export const protocolSource = 'boxoffice';

/** A message that says nothing but its type. */
type Nothing = object;

/** Colours, font and corners, as the widget's settings have them (001 §6). @public */
export interface ThemeMessage {
  font?: string;
  color0?: string;
  color1?: string;
  color2?: string;
  color3?: string;
  color4?: string;
  color5?: string;
  /** Corner radius in pixels; how the focus ring stands. */
  ringSettings?: { radius?: number; style?: 'outside' | 'close' | 'thick' };
}

/** Frame → page, by type. Never a token, a promotion code, or anything about the buyer (FAULTS A13). @public */
export interface FrameEvents {
  ready: Nothing;
  /** CSS pixels. */
  resized: { height: number };
  step: { step: string };
  /** `amount` in minor units of `currency` (ISO 4217). */
  orderConfirmed: { orderId: string; currency?: string; amount?: number };
  /** `code` where `docs/codes.md` has one. */
  error: { kind: string; code?: string };
  countdownWarning: { secondsLeft: number; eventName: string };
  scrollToTop: Nothing;
  leave: { address: string };
}

/** Page → frame, by type. @public */
export interface HostCommands {
  open: Nothing;
  close: Nothing;
  /** BCP 47. */
  setLocale: { locale: string };
  setTheme: { preset?: string; settings?: ThemeMessage };
  setScheme: { scheme: string };
  setPromotionCode: { code: string };
  scrolledToTop: Nothing;
}

/** How each member of each message is checked; a member that is not here is neither sent nor handed on. */
export type Shapes<Messages> = {
  readonly [Type in keyof Messages]: {
    readonly [Member in keyof Messages[Type]]-?: (value: unknown) => boolean;
  };
};

/** Arrays pass: what a message must have is asked of its members. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const optional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);
const text = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const numberUpTo = (most: number) => (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= most;

/** A name from a list of ours: too narrow for an address or a sentence. */
const code = matches(/^[a-z][\w-]{0,39}$/i);
const languageTag = matches(/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i);

const themeMember = /^(font|color[0-5])$/;

/** Whether a value from outside is a theme; what its colours and font are worth is decided where they are used. */
export function isTheme(value: unknown): value is ThemeMessage {
  if (!isObject(value) || Array.isArray(value)) return false;
  const { ringSettings: ring = {}, ...rest } = value;
  return (
    isObject(ring) &&
    optional(numberUpTo(200))(ring['radius']) &&
    optional(text(20))(ring['style']) &&
    Object.entries(rest).every(([name, given]) => themeMember.test(name) && text(200)(given))
  );
}

/** What a frame says, and what each message has to look like to be taken. @public */
export const frameEvents: Shapes<FrameEvents> = {
  ready: {},
  resized: { height: numberUpTo(100_000) },
  step: { step: code },
  orderConfirmed: {
    orderId: matches(/^[\w-]{1,64}$/),
    currency: optional(matches(/^[A-Z]{3}$/)),
    amount: optional(Number.isSafeInteger),
  },
  error: { kind: code, code: optional(code) },
  countdownWarning: { secondsLeft: numberUpTo(86_400), eventName: text(300) },
  scrollToTop: {},
  leave: { address: matches(/^https?:\/\/[^\s\\]{1,4096}$/) },
};

/** What a page says to its frame, and what each message has to look like to be taken. @public */
export const hostCommands: Shapes<HostCommands> = {
  open: {},
  close: {},
  setLocale: { locale: languageTag },
  setTheme: { preset: optional(code), settings: optional(isTheme) },
  setScheme: { scheme: matches(/^(light|dark|auto)$/) },
  setPromotionCode: { code: text(200) },
  scrolledToTop: {},
};

/** Spoken before there were versions, and still understood without one. 000 §2, §4. */
export const legacyTypes: readonly string[] = ['scrollToTop', 'scrolledToTop', 'countdownWarning'] satisfies (
  | keyof FrameEvents
  | keyof HostCommands
)[];
