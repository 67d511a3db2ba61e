import type {
  ConfirmationLinks,
  PaymentStatus,
  PostRegistrationSettings,
  SocialShareSettings,
} from '../../../src/contract';
import type { StoredOrder } from '../../sale/stored';
import type { RecordsOf } from '../recordsOf';

interface StoredPostRegistration extends PostRegistrationSettings {
  /** The event. */
  id: string;
}

interface StoredSocialShare extends SocialShareSettings {
  /** The section. */
  id: string;
}

/** What the confirmation of an event shows beside its settings. */
interface ConfirmationExtras {
  /** The event. */
  id: string;
  links: ConfirmationLinks;
}

/** An order that was requested and is none: its payment is still on its way, or came to nothing. */
interface UnmadeOrder {
  /** The order's number. */
  id: string;
  paymentStatus: Extract<PaymentStatus, 'processing' | 'failed' | 'expired'>;
  order: StoredOrder;
}

/** Tables of this area, by name. Scope: the event. */
export interface ConfirmationSettingsTables {
  postRegistrationSettings: StoredPostRegistration;
  socialShareSettings: StoredSocialShare;
  confirmationExtras: ConfirmationExtras;
  unmadeOrders: UnmadeOrder;
}

export const confirmationSettingsRecords: RecordsOf<ConfirmationSettingsTables> = {
  postRegistrationSettings: {
    '1001': [
      {
        id: '1001',
        displayLogo: true,
        logoUrl: 'https://northlight.example/logo.png',
        textColor: '',
        textFontFamily: '',
        textBold: false,
        textItalic: false,
        linksColor: '',
        titleColor: '',
        titleFontFamily: '',
        titleBold: true,
        titleItalic: false,
        buttonTextColor: '',
        buttonBackgroundColor: '',
        showAddToCalendar: true,
        showRegistrationDetails: true,
        showAlsoAttending: true,
        showTicketQr: true,
        postMessage:
          '<h2>Before you come</h2><p>{{eventName}} begins on May 14 at {{venueName}}, {{venueAddress}}. ' +
          'Everything about your order goes to {{ticketEmail}}; the program is at <a href="{{eventUrl}}">our site</a>.</p>',
      },
    ],
  },
  socialShareSettings: {
    '1001': [
      {
        id: 'registration',
        sectionType: 'registration',
        active: true,
        message:
          'I’m going to Northlight 2026: two days of signs, maps and type on a pier in Boston. Come along!',
        socialNetworks: [
          { socialNetwork: 'FACEBOOK', enabled: true },
          { socialNetwork: 'LINKEDIN', enabled: true },
          { socialNetwork: 'TWITTER', enabled: false },
        ],
      },
    ],
  },
  confirmationExtras: {
    '1001': [
      {
        id: '1001',
        links: {
          event: 'https://northlight.example/2026',
          community: 'https://community.northlight.example/2026',
          manage: 'https://northlight.example/2026/registration',
        },
      },
    ],
  },
  unmadeOrders: {},
};
