import type { Exchange } from './exchange';

/** What a frame and the page around it say to each other (docs/embedding.md). */
const page = {
  kind: 'postMessage',
  with: 'the page the widget is in',
  calls: [],
} as const;

const message =
  (direction: 'in' | 'out') =>
  (type: string, payload: Readonly<Record<string, string>> = {}) => ({
    ...page,
    direction,
    name: `page:${type}`,
    payload: { source: '`boxoffice`', version: '`1`', type: `\`${type}\``, ...payload },
  });
const outgoing = message('out');
const incoming = message('in');

/**
 * What a frame with the widget and the page around it say to each other, as `boxoffice/embed` has it; a test compares them. The
 * `version` may be missing from `scrollToTop`, `scrolledToTop` and `countdownWarning`, which are older than it.
 */
export const frameExchanges: readonly Exchange[] = [
  {
    ...outgoing('ready'),
    purpose: 'The tickets can be used, and commands are heard. Those given before now are sent.',
    trigger: 'The widget has started; again when the frame was loaded anew.',
  },
  {
    ...outgoing('resized', { height: 'CSS pixels' }),
    purpose: 'The frame is as tall as what it shows, so that only the page scrolls.',
    trigger: 'What is shown grew or shrank; at most once per frame of the screen.',
  },
  {
    ...outgoing('step', {
      step: '`selecting`, `holding`, `registering`, `submitting`, `confirmed`, `timedOut` …',
    }),
    purpose: 'The order came to another place, for funnels.',
    trigger: 'Each change of place in the order.',
  },
  {
    ...outgoing('orderConfirmed', {
      orderId: 'number of the order',
      currency: 'ISO 4217; absent where nothing was paid',
      amount: 'minor units; absent where nothing was paid',
    }),
    purpose: 'An order was made. Not a proof: ask your backend before you hand anything out.',
    trigger: 'Once for each order.',
  },
  {
    ...outgoing('error', {
      kind: 'a word of a short list, never a text',
      code: 'as in the list of codes; absent where the order itself failed or the tickets can’t be read',
    }),
    purpose: 'Something went wrong; the buyer has been told.',
    trigger: 'The tickets can’t be shown, an order failed, or a part of the widget broke.',
  },
  {
    ...outgoing('countdownWarning', { secondsLeft: 'number', eventName: 'text' }),
    purpose:
      'Little time is left to register, so that the page can say so outside of the frame. Posted instead of the alert.',
    trigger: 'Two minutes are left, once for each hold, when `displayCountdown` is on.',
    // 000 §4.
    calls: ['070'],
  },
  {
    ...outgoing('scrollToTop'),
    purpose: 'The top of the frame should be in sight.',
    trigger:
      'After PayPal success, and when a new screen begins above what is in sight; up to 10 times, every 500 ms, until the page has answered `scrolledToTop`.',
    // 000 §2.
    calls: ['069'],
  },
  {
    ...outgoing('leave', { address: 'https address, checked by the frame and again by the page' }),
    purpose: 'The page should go to a provider’s page, where the frame may not take it there itself.',
    trigger: 'The buyer pays at a provider’s page, or a bank asks for a confirmation of its own.',
    // 000 §2.
  },
  {
    ...incoming('open'),
    purpose: 'Moves the focus to the tickets.',
    trigger: '`open()`: the buyer pressed something of the page that leads to them.',
  },
  {
    ...incoming('close'),
    purpose: 'Tickets that are held are let go.',
    trigger: '`close()`, just before the frame is taken away.',
  },
  {
    ...incoming('setLocale', { locale: 'BCP 47' }),
    purpose: 'Another language; what was chosen and typed stays.',
    trigger: '`setLocale(…)` or the attribute `locale`.',
  },
  {
    ...incoming('setTheme', {
      preset: '`ink`, `festival` or `summit`',
      settings: 'as the widget’s settings have them',
    }),
    purpose: 'Another look: a preset, and colours, font and corners on top of it.',
    trigger: '`setTheme(…)` or the attributes `preset` and `settings`.',
  },
  {
    ...incoming('setScheme', { scheme: '`light`, `dark` or `auto`' }),
    purpose: 'Light, dark, or as the buyer’s system has it.',
    trigger: '`setScheme(…)` or the attribute `scheme`.',
  },
  {
    ...incoming('setPromotionCode', { code: 'text' }),
    purpose: 'Applies a promotion code to tickets not yet ordered; an empty one takes it away.',
    trigger: '`setPromotionCode(…)` or the attribute `promotion-code`.',
  },
  {
    ...incoming('scrolledToTop'),
    purpose: 'Answers `scrollToTop`: the frame stops asking.',
    trigger: 'The page has scrolled, or decided not to.',
  },
];
