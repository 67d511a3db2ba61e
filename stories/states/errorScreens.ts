import type { ErrorCode } from '../../src/contract';

interface ErrorScreen {
  /** Who sees something of it. */
  seenBy: 'buyer' | 'attendee' | 'organizer';
  /** What they see, and what they can do. */
  then: string;
  /** The story in which it is seen. */
  story: string;
}

/** Each code of the contract and the screen it ends at; a code without one is a type error. 000 §8. */
export const errorScreens: Readonly<Record<ErrorCode, ErrorScreen>> = {
  4000: {
    seenBy: 'buyer',
    then: 'A request of ours was malformed: a defect. The buyer reads the general words and can try again.',
    story: 'registration-errors--anything-else',
  },
  4001: {
    seenBy: 'organizer',
    then: 'At sign-in: email or password are wrong. Elsewhere the page goes to the sign-in and comes back.',
    story: 'account-sign-in--wrong-password',
  },
  4002: {
    seenBy: 'buyer',
    then: 'What became of the money is said; the order can be sent again, and nothing is charged twice.',
    story: 'registration-errors--code-4002',
  },
  4003: {
    seenBy: 'organizer',
    then: 'The action is refused; what was shown stays.',
    story: 'organizer-account-connected-accounts--refused',
  },
  4009: {
    seenBy: 'buyer',
    then: 'Fewer are left than were asked for: the list is read again and the selection kept.',
    story: 'journeys-selection-faults--hold-refused',
  },
  4012: {
    seenBy: 'buyer',
    then: 'Another session has to be chosen; the seats are read again and the host is told.',
    story: 'registration-errors--code-4012',
  },
  4013: {
    seenBy: 'buyer',
    then: 'Long answers are shortened, or smaller files chosen.',
    story: 'registration-errors--too-large',
  },
  4021: {
    seenBy: 'buyer',
    then: 'The check can be tried again, and there is an address to write to.',
    story: 'journeys-order--hold-refused-by-captcha',
  },
  4022: {
    seenBy: 'organizer',
    then: 'A rule was broken that the form could not know, such as an address that has an account already.',
    story: 'journeys-accounts--sign-up-twice',
  },
  4029: {
    seenBy: 'buyer',
    then: 'How long to wait, in seconds, when the backend says so.',
    story: 'registration-errors--too-many-requests',
  },
  4040: {
    seenBy: 'buyer',
    then: 'There is no such event: a page that says so, and nothing to press again and again.',
    story: 'widget-ticketwidget--unknown-event',
  },
  4041: {
    seenBy: 'buyer',
    then: 'The code and the server’s reason; the code is gone, the selection stays.',
    story: 'journeys-selection-faults--code-refused',
  },
  4042: {
    seenBy: 'organizer',
    then: 'Nothing of the account can be shown; it can be asked for again.',
    story: 'organizer-session-registrations-settings--unknown-account',
  },
  4044: {
    seenBy: 'buyer',
    then: 'The hold is unknown or over: it is started anew.',
    story: 'registration-swappanel--failed',
  },
  4045: {
    seenBy: 'attendee',
    then: 'The link is wrong or cut off; trying again would not help.',
    story: 'confirmation-states--not-found',
  },
  4046: {
    seenBy: 'organizer',
    then: 'Somebody removed it meanwhile: nothing is saved, and what was typed stays to be copied.',
    story: 'organizer-kit-editor-form--gone-meanwhile',
  },
  4047: {
    seenBy: 'buyer',
    then: 'The order was made meanwhile: the transaction is read, and its confirmation opens.',
    story: 'journeys-unknown-outcome--answered-late',
  },
  4050: {
    seenBy: 'buyer',
    then: 'The addresses to change are named; everything typed is still there.',
    story: 'registration-errors--code-4050',
  },
  4051: {
    seenBy: 'buyer',
    then: 'The person who has a registration already is named.',
    story: 'registration-errors--code-4051',
  },
  4060: {
    seenBy: 'buyer',
    then: 'The server’s own words, as text.',
    story: 'registration-errors--code-4060',
  },
  4061: {
    seenBy: 'buyer',
    then: 'With Spreedly the bank’s check opens. To any other way to pay it is no answer.',
    story: 'registration-errors--code-4061',
  },
  4090: {
    seenBy: 'organizer',
    then: 'What the other changed, field by field, and whose shall stand. Nothing typed is lost.',
    story: 'organizer-kit-editor-form--somebody-else-was-faster',
  },
  4091: {
    seenBy: 'buyer',
    then: 'No more time can be given; the countdown goes on.',
    story: 'journeys-order--more-time-refused',
  },
  4092: {
    seenBy: 'buyer',
    then: 'An earlier try made the order: the transaction is read, and its confirmation opens.',
    story: 'journeys-unknown-outcome--answered-late',
  },
  5000: {
    seenBy: 'buyer',
    then: 'Nothing was charged, and that is said first.',
    story: 'registration-errors--code-5000',
  },
};
