import type { FrameEvents, HostCommands } from './protocol';

/** What a partner needs to know of a message. */
export interface MessageDoc<Payload> {
  purpose: string;
  /** What makes it happen. */
  trigger: string;
  /** Each member in words. */
  payload: Readonly<Record<keyof Payload, string>>;
}

export type MessageDocs<Messages> = { readonly [Type in keyof Messages]: MessageDoc<Messages[Type]> };

/** Frame → page. The page hears them as `boxoffice:<type>` and through `on<Type>`. */
export const frameEventDocs: MessageDocs<FrameEvents> = {
  ready: {
    purpose: 'The tickets can be used, and commands are heard. Those given before now are sent.',
    trigger: 'The widget has started; again when the frame was loaded anew.',
    payload: {},
  },
  resized: {
    purpose: 'The frame is as tall as what it shows, so that only the page scrolls.',
    trigger: 'What is shown grew or shrank; at most once per frame of the screen.',
    payload: { height: 'CSS pixels' },
  },
  step: {
    purpose: 'The order came to another place, for funnels.',
    trigger: 'Each change of place in the order.',
    payload: { step: '`selecting`, `holding`, `registering`, `submitting`, `confirmed`, `timedOut` …' },
  },
  orderConfirmed: {
    purpose: 'An order was made. Not a proof: ask your backend before you hand anything out.',
    trigger: 'Once for each order.',
    payload: {
      orderId: 'number of the order',
      currency: 'ISO 4217; absent where nothing was paid',
      amount: 'minor units; absent where nothing was paid',
    },
  },
  error: {
    purpose: 'Something went wrong; the buyer has been told.',
    trigger: 'The tickets can’t be shown, an order failed, or a part of the widget broke.',
    payload: {
      kind: 'a word of a short list, never a text',
      code: 'as in the list of codes; absent where the order itself failed or the tickets can’t be read',
    },
  },
  countdownWarning: {
    purpose:
      'Little time is left to register, so that the page can say so outside of the frame. Posted instead of the alert.',
    trigger: 'Two minutes are left, once for each hold, when `displayCountdown` is on.',
    payload: { secondsLeft: 'number', eventName: 'text' },
  },
  scrollToTop: {
    purpose: 'The top of the frame should be in sight.',
    trigger:
      'After PayPal success, and when a new screen begins above what is in sight; up to 10 times, every 500 ms, until the page has answered `scrolledToTop`.',
    payload: {},
  },
  leave: {
    purpose: 'The page should go to a provider’s page, where the frame may not take it there itself.',
    trigger: 'The buyer pays at a provider’s page, or a bank asks for a confirmation of its own.',
    payload: { address: 'https address, checked by the frame and again by the page' },
  },
};

/** Page → frame, through the handle of `mountTickets`, the element’s methods, or `window.Boxoffice`. */
export const hostCommandDocs: MessageDocs<HostCommands> = {
  open: {
    purpose: 'Moves the focus to the tickets.',
    trigger: '`open()`: the buyer pressed something of the page that leads to them.',
    payload: {},
  },
  close: {
    purpose: 'Tickets that are held are let go.',
    trigger: '`close()`, just before the frame is taken away.',
    payload: {},
  },
  setLocale: {
    purpose: 'Another language; what was chosen and typed stays.',
    trigger: '`setLocale(…)` or the attribute `locale`.',
    payload: { locale: 'BCP 47' },
  },
  setTheme: {
    purpose: 'Another look: a preset, and colours, font and corners on top of it.',
    trigger: '`setTheme(…)` or the attributes `preset` and `settings`.',
    payload: { preset: '`ink`, `festival` or `summit`', settings: 'as the widget’s settings have them' },
  },
  setScheme: {
    purpose: 'Light, dark, or as the buyer’s system has it.',
    trigger: '`setScheme(…)` or the attribute `scheme`.',
    payload: { scheme: '`light`, `dark` or `auto`' },
  },
  setPromotionCode: {
    purpose: 'Applies a promotion code to tickets not yet ordered; an empty one takes it away.',
    trigger: '`setPromotionCode(…)` or the attribute `promotion-code`.',
    payload: { code: 'text' },
  },
  scrolledToTop: {
    purpose: 'Answers `scrollToTop`: the frame stops asking.',
    trigger: 'The page has scrolled, or decided not to.',
    payload: {},
  },
};
