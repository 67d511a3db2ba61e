import { postRegistration, socialShare } from '../buyer/confirmation/shapes';
import { endpoint } from '../endpoint';
import * as answers from '../generated/organizer/confirmation';

/** What is shown after registration, and how. 001 §3 Post registration settings. @experimental */
export interface PostRegistrationSettings {
  /** The logo stands above the confirmation. */
  displayLogo: boolean;
  /** `https`. */
  logoUrl: string;
  /** Any CSS colour; checked before use, as are all colours and fonts here. */
  textColor: string;
  /** CSS font family of plain text. */
  textFontFamily: string;
  /** Plain text is set in bold. */
  textBold: boolean;
  /** Plain text is set in italics. */
  textItalic: boolean;
  /** Any CSS colour, of links in the text. */
  linksColor: string;
  /** Any CSS colour, of headings. */
  titleColor: string;
  /** CSS font family of headings. */
  titleFontFamily: string;
  /** Headings are set in bold. */
  titleBold: boolean;
  /** Headings are set in italics. */
  titleItalic: boolean;
  /** Any CSS colour, of labels on buttons. */
  buttonTextColor: string;
  /** Any CSS colour, behind labels of buttons. */
  buttonBackgroundColor: string;
  /** Links that add the event to a calendar are offered. */
  showAddToCalendar: boolean;
  /** Tickets and what was paid are listed. */
  showRegistrationDetails: boolean;
  /** Pictures of other attendees are shown. */
  showAlsoAttending: boolean;
  /**
   * HTML with placeholders in double braces: `firstName`, `lastName`, `prefix`, `ticketEmail`, `eventName`, `venueName`,
   * `venueAddress`, `eventUrl` (001 §2; their form is not shown).
   */
  postMessage: string;
  /** Each ticket with a QR code of its id, for the door. Off when absent. Not in 001 §3. */
  showTicketQr?: boolean;
  /** Counts its changes, from 1; absent where the backend does not count. Not in 001 §3. */
  version?: number;
}

/** A network that an order can be shared on. 001 §4. @experimental */
export type SocialNetworkName = 'FACEBOOK' | 'LINKEDIN' | 'TWITTER';

/** What buyers can share after an order, and where (001 §3). @experimental */
export interface SocialShareSettings {
  /** Buyers are offered to share. */
  active: boolean;
  /** What is shared; 280 characters at most. */
  message: string;
  /** Every network once, those that are off included. */
  socialNetworks: {
    socialNetwork: SocialNetworkName;
    /** Its button is shown. */
    enabled: boolean;
  }[];
  /** Where it is shared from; always the registration. */
  sectionType: 'registration';
  /** Counts its changes, from 1; absent where the backend does not count. Not in 001 §3. */
  version?: number;
}

/**
 * How the confirmation screen of an event looks and what it says. 001 §7, second of its three loads; 002 §7 Tickets and orders.
 * Path not shown. An event without settings of its own answers the defaults.
 * @calls 082 219
 * @experimental
 */
export const getPostRegistration = endpoint<{
  params: { eventId: string };
  ok: PostRegistrationSettings;
}>()({
  method: 'GET',
  path: '/events/:eventId/post_registration',
  base: 'v1',
  chosen: true,
  reads: postRegistration,
});

/**
 * How attendees may share an event. 001 §4, third of the confirmation's three loads; path not shown. An event without settings of its
 * own answers inactive ones.
 * @calls 083
 * @experimental
 */
export const getSocialShareSettings = endpoint<{
  params: { eventId: string };
  query: {
    /** Where it is shared from; `registration` when absent. */
    sectionType?: 'registration';
  };
  ok: SocialShareSettings;
}>()({
  method: 'GET',
  path: '/events/:eventId/social_share',
  base: 'v1',
  chosen: true,
  reads: socialShare,
});

/**
 * Change how the confirmation screen of an event looks and what it says; buyers see it at once. What is left out stays. `version` is
 * the one that was read; it is not compared when absent. Fails: 4000 with the member in `field`: a colour, font or address that is
 * none; 4040; 4090 somebody else changed it since. 002 §2 names the form; the call is ours.
 * @experimental
 */
export const savePostRegistration = endpoint<{
  params: { eventId: string };
  body: Partial<PostRegistrationSettings>;
  ok: PostRegistrationSettings;
  fail: 4000 | 4040 | 4090;
}>()({
  method: 'PUT',
  path: '/events/:eventId/post_registration',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.savePostRegistration,
});

/**
 * Change how attendees may share an event. What is left out stays; `version` as in `savePostRegistration`. Fails: 4000 the message is
 * longer than 280 characters (001 §5); 4040; 4090 somebody else changed it since. The call is ours.
 * @experimental
 */
export const saveSocialShareSettings = endpoint<{
  params: { eventId: string };
  body: Partial<SocialShareSettings>;
  ok: SocialShareSettings;
  fail: 4000 | 4040 | 4090;
}>()({
  method: 'PUT',
  path: '/events/:eventId/social_share',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveSocialShareSettings,
});
