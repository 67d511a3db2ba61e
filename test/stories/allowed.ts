import type { Finding } from './page';

interface Exception {
  /** Stories by the beginning of their id. */
  stories: RegExp;
  /** What a finding must be to be let through; every finding when absent. */
  is?: (finding: Finding) => boolean;
  why: string;
}

/** Not part of `npm test`, but of `npm run test:all`. */
const leftOut: readonly Exception[] = [
  {
    stories: /^hand-off-/,
    why: 'Overviews for designers: what they show are the states of stories that are part of it.',
  },
  {
    stories: /^tickets-verylong--right-to-left$/,
    why: 'A thousand rows for one button, which is mirrored as the others are.',
  },
];

/** Mounted, played and read by axe, but not rendered again in other modes. */
const inNoMode: readonly Exception[] = [
  {
    stories: /^tickets-matrix--(?!.*-overview$)/,
    why: 'A cell of the overviews, which are rendered in every mode.',
  },
  {
    stories: /^tickets-verylong--/,
    why: 'Ten thousand rows take a minute for each mode; a row is no other than those of the table’s own stories.',
  },
  {
    stories: /^registration-attendees--fifty$/,
    why: 'Each of the fifty is asked what each of the five is, in a story of its own.',
  },
];

/** Found, and let through. */
const letThrough: readonly Exception[] = [
  {
    stories: /^(headless|foundations|hand-off)-/,
    is: ({ kind }) => kind === 'untranslated',
    why: 'Headless parts have no words, and names of tokens are code: the stories speak for themselves.',
  },
  {
    stories: /^hand-off-/,
    is: ({ kind }) => kind === 'sticks out',
    why: 'A sheet scrolls what is wider than it; the component has stories of its own at every width.',
  },
  {
    stories: /^recipes-all--own-words$/,
    is: ({ kind }) => kind === 'untranslated',
    why: 'The recipe is a page with a provider of its own, in English.',
  },
  {
    stories: /./,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'Show suggestions',
    why: 'react-aria names the opener of a list in the locale’s own words; for the pseudo-locale it has none.',
  },
  {
    stories: /^kit-/,
    is: ({ kind, text }) =>
      kind === 'untranslated' && ['Paid', 'Awaiting payment', 'Disputed'].includes(text),
    why: 'The kit shows words that the story gives it from a list.',
  },
  {
    stories: /^organizer-kit-file-import--/,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'Comment',
    why: 'A column of the story’s own file.',
  },
  {
    stories: /^organizer-(orders-screen--order-beside|orders-tickets--opened)$/,
    is: ({ kind }) => kind === 'sticks out' || kind === 'page too wide',
    why: 'The story gives the list the 1120 px that a drawer beside it takes; narrower, the drawer is a dialog, with stories of its own.',
  },
  {
    stories:
      /^organizer-(kit-editor-form--leaving-with-changes|agenda--nothing-to-delete|contacts--email-(nobody|unchecked)|contact--unsubscribed)$/,
    is: ({ kind, element, text }) =>
      kind === 'untranslated' &&
      (element.includes('(dialog)') || ['Already deleted', 'Unsubscribed'].includes(text)),
    why: 'A question stays in the words it was asked in until it is answered; nobody can change the language behind it.',
  },
  {
    stories: /^organizer-(widget-settings--|kit-refused-saves--widget-settings$)/,
    is: ({ kind, element, text }) =>
      kind === 'untranslated' &&
      element.includes('input(') &&
      ['Registrations', 'Register', 'Order Now', 'Pay via Invoice', 'Pay via Bitcoin'].includes(text),
    why: 'A field left empty shows the default that the specification gives every event, in English.',
  },
  {
    stories: /^organizer-widget-settings--pressed-in-the-preview$/,
    is: ({ kind, text }) => kind === 'untranslated' && text.startsWith('This is a preview.'),
    why: 'The preview refuses the order as a backend would: in the language it was pressed in.',
  },
  {
    stories: /^organizer-/,
    is: ({ kind, text, element }) =>
      kind === 'untranslated' &&
      (element.includes('(gridcell) > div(button)') || ['Previous', 'Next'].includes(text)),
    why: 'A calendar’s spoken words are react-aria’s: it has every language that ships, but no pseudo-locale.',
  },
  {
    stories: /^organizer-(agenda|registration-flows|registration-form-view|tags)--/,
    is: ({ kind, text }) =>
      kind === 'untranslated' &&
      (['Sessions', 'Media', 'Everyone'].includes(text) || text.endsWith('(copy)')),
    why: 'Names that organizers and the backend gave, which happen to be words of a screen.',
  },
  {
    stories: /^organizer-(members-invitation--answered-meanwhile|agenda--delete-refused)$/,
    is: ({ kind, element }) => kind === 'untranslated' && element.includes('(alert)'),
    why: 'Why something failed stays in the words it was said in.',
  },
  {
    stories: /^(payment-wallets-in-the-form|journeys-pay-by-wallet)--/,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'Link',
    why: 'The name of a wallet on a button of the provider’s.',
  },
  {
    stories: /^organizer-(payment-processors|sale-settings)--/,
    is: ({ kind, text }) => kind === 'untranslated' && ['Stripe', 'Stripe denied access.'].includes(text),
    why: 'The name of a gateway, and what the gateway said of itself.',
  },
  {
    stories: /^organizer-kit-table--/,
    is: ({ kind, text }) => kind === 'untranslated' && text.includes('order 2000-'),
    why: 'The table’s rows are named by the story’s own data; a screen names them from the catalogue.',
  },
  {
    stories: /^organizer-members--/,
    is: ({ kind, text }) => kind === 'untranslated' && text.startsWith('Open tot '),
    why: 'Dutch, which begins as the English “Open {{place}}” does.',
  },
  {
    stories: /^kit-table--orders/,
    is: ({ kind }) => kind === 'sticks out',
    why: 'A bare table keeps its width; a screen puts it where it scrolls, or shows cards.',
  },
  {
    stories: /^(journeys|payment|widget-composed)-/,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'CVC',
    why: 'A placeholder in the frame of the card provider, which speaks for itself.',
  },
  {
    stories: /^organizer-(administration|acting|rings)--/,
    is: ({ kind, element }) => kind === 'untranslated' && /^(tbody|dl)\b/.test(element),
    why: 'A log keeps the words in which a change was made.',
  },
  {
    stories: /^registration-errors--/,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'Default',
    why: 'A heading of the story’s own, which happens to be a word of a screen.',
  },
  {
    stories: /^organizer-session-media--/,
    is: ({ kind, text }) => kind === 'untranslated' && text === 'Open Studio',
    why: 'The name of a file, which reads as “Open {{name}}” does.',
  },
  {
    stories: /^organizer-session-analytics--export-fails$/,
    is: ({ kind, text }) => kind === 'untranslated' && text.startsWith('Attendee analytics. '),
    why: 'An export keeps the name that it was started by.',
  },
  {
    stories: /^organizer-agenda-timetable--/,
    is: ({ kind, element }) => kind === 'cut off' && element.includes('ul(list) > li > div'),
    why: 'A session is as high as it is long; what does not fit is in view as soon as it is pointed at or has the focus.',
  },
  {
    stories: /^(journeys|registration|organizer)-/,
    is: ({ kind, element }) => kind === 'untranslated' && element.includes('(status)'),
    why: 'What was said aloud when something happened stays as it was said.',
  },
  {
    stories: /^organizer-insights--/,
    is: ({ kind, text }) => kind === 'console' && text.startsWith("Failed to execute 'postMessage'"),
    why: 'axe asks every frame for what it has; one of another origin does not hear it.',
  },
  {
    stories: /^payment-challengedialog--answered$/,
    is: ({ kind, text }) => kind === 'console' && text.includes("'key'"),
    why: 'Storybook’s own listener does not expect the `null` that a page which forges an answer sends.',
  },
  {
    stories: /./,
    is: ({ kind, element }) => kind === 'console' && /\/gone|\/slow|\.invalid\//.test(element),
    why: 'A picture that is not there on purpose, or is still waited for as its story ends, has an address that says so.',
  },
  {
    stories: /^(tickets-ticketselection--picture-fails|embed-ticketselement--frame-blocked)$/,
    is: ({ kind }) => kind === 'console',
    why: 'What the story shows is that it does not load.',
  },
  {
    stories:
      /^(widget-composed--step-that-breaks|widget-ticketwidget--crashed|journeys-submit--fields-crashed)$/,
    is: ({ kind }) => kind === 'console',
    why: 'What crashes here on purpose is reported.',
  },
];

const isAmong = (exceptions: readonly Exception[], storyId: string): boolean =>
  exceptions.some(({ stories }) => stories.test(storyId));

export const isLeftOut = (storyId: string): boolean => isAmong(leftOut, storyId);
export const isInNoMode = (storyId: string): boolean => isAmong(inNoMode, storyId);

/** What is left of the findings of one story when the exceptions are gone. */
export const withoutAllowed = (storyId: string, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    (finding) => !letThrough.some(({ stories, is }) => stories.test(storyId) && (is?.(finding) ?? true)),
  );
