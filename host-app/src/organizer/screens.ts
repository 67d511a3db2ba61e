import type { MessageKey } from 'boxoffice';
import type { OrganizerIconName } from 'boxoffice/organizer';

/** What a screen is given. */
export interface ScreenProps {
  accountId: string;
  eventId: string;
  /** What the address names after the screen: an order, a ticket type. */
  id: string | undefined;
  /** What it names after that: a part of the one thing, as a session’s results. */
  part: string | undefined;
  /** The address of a screen of this event, of one thing on it with `id`, of a part of that with `part`, as links have it. */
  hrefOf: (screen: ScreenName, id?: string, part?: string) => string;
  /** Where the authorization pages of services are; `/auth/{service}` when absent. */
  authUrl: string | undefined;
  /** Moves to an address, in this tab and without loading the page. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
}

/** Parts of the navigation, in its order. */
export const sections = ['sales', 'offer', 'event', 'money'] as const;

interface ScreenEntry {
  name: string;
  section: (typeof sections)[number];
  /** After `/organizer/events/:eventId/`; with `:id` it can name one thing, with `:part` a part of that. */
  path: string;
  label: MessageKey;
  icon: OrganizerIconName;
}

/** Every screen of an event. None is listed that does not exist. */
export const screens = [
  {
    name: 'dashboard',
    section: 'sales',
    path: 'dashboard',
    label: 'organizer.kit.nav.dashboard',
    icon: 'home',
  },
  {
    name: 'insights',
    section: 'sales',
    path: 'insights/:id?',
    label: 'organizer.insights.title',
    icon: 'chart',
  },
  {
    name: 'orders',
    section: 'sales',
    path: 'orders/:id?',
    label: 'organizer.kit.nav.orders',
    icon: 'receipt',
  },
  {
    name: 'tickets',
    section: 'sales',
    path: 'tickets',
    label: 'organizer.kit.nav.tickets',
    icon: 'users',
  },
  {
    name: 'hotLeads',
    section: 'sales',
    path: 'hot-leads',
    label: 'organizer.hotLeads.title',
    icon: 'user',
  },
  {
    name: 'waitlist',
    section: 'sales',
    path: 'waitlist',
    label: 'organizer.waitlist.title',
    icon: 'clock',
  },
  {
    name: 'buyerRequests',
    section: 'sales',
    path: 'buyer-requests',
    label: 'organizer.myOrder.title',
    icon: 'transfer',
  },
  {
    name: 'ticketTypes',
    section: 'offer',
    path: 'ticket-types/:id?',
    label: 'organizer.kit.nav.ticketTypes',
    icon: 'ticket',
  },
  {
    name: 'registrationFlows',
    section: 'offer',
    path: 'registration-flows/:id?',
    label: 'organizer.registrationFlows.title',
    icon: 'list-numbered',
  },
  {
    name: 'registrationForm',
    section: 'offer',
    path: 'registration-form',
    label: 'organizer.registrationForm.title',
    icon: 'form',
  },
  {
    name: 'buyerInformation',
    section: 'offer',
    path: 'buyer-information',
    label: 'organizer.buyerInformation.title',
    icon: 'form',
  },
  {
    name: 'promotions',
    section: 'offer',
    path: 'promotions/:id?',
    label: 'organizer.promotions.title',
    icon: 'percent',
  },
  {
    name: 'sessionRegistrationSettings',
    section: 'offer',
    path: 'session-registration-settings',
    label: 'organizer.sessionRegistrations.settings.title',
    icon: 'choice',
  },
  {
    name: 'widgetSettings',
    section: 'offer',
    path: 'widget-settings',
    label: 'organizer.widgetSettings.name',
    icon: 'palette',
  },
  {
    name: 'confirmation',
    section: 'offer',
    path: 'confirmation',
    label: 'organizer.confirmation.name',
    icon: 'check',
  },
  {
    name: 'myOrderSettings',
    section: 'offer',
    path: 'my-order-settings',
    label: 'organizer.myOrder.settings.title',
    icon: 'user',
  },
  {
    name: 'sharing',
    section: 'offer',
    path: 'sharing/:id?',
    label: 'organizer.sharing.name',
    icon: 'share',
  },
  {
    name: 'agenda',
    section: 'event',
    path: 'agenda/:id?/:part?',
    label: 'organizer.agenda.title',
    icon: 'calendar',
  },
  {
    name: 'website',
    section: 'event',
    path: 'website',
    label: 'organizer.website.name',
    icon: 'globe',
  },
  {
    name: 'partners',
    section: 'event',
    path: 'partners/:id?',
    label: 'organizer.partners.title',
    icon: 'star',
  },
  {
    name: 'resources',
    section: 'event',
    path: 'resources',
    label: 'organizer.resources.title',
    icon: 'file',
  },
  {
    name: 'tasks',
    section: 'event',
    path: 'tasks/:id?',
    label: 'organizer.tasks.title',
    icon: 'list',
  },
  {
    name: 'polls',
    section: 'event',
    path: 'polls/:id?',
    label: 'organizer.polls.title',
    icon: 'chart',
  },
  {
    name: 'checkIn',
    section: 'event',
    path: 'check-in',
    label: 'organizer.checkIn.door.title',
    icon: 'ticket',
  },
  {
    name: 'checkInSettings',
    section: 'event',
    path: 'check-in-settings',
    label: 'organizer.checkIn.name',
    icon: 'check',
  },
  {
    name: 'emails',
    section: 'event',
    path: 'emails/:id?',
    label: 'organizer.emails.title',
    icon: 'send',
  },
  {
    name: 'emailDomain',
    section: 'event',
    path: 'email-sender',
    label: 'organizer.emailDomains.title',
    icon: 'mail',
  },
  {
    name: 'mobileApp',
    section: 'event',
    path: 'mobile-app',
    label: 'organizer.mobileApp.name',
    icon: 'phone',
  },
  {
    name: 'rtaMessages',
    section: 'event',
    path: 'app-messages',
    label: 'organizer.rtaMessages.title',
    icon: 'send',
  },
  {
    name: 'chatbot',
    section: 'event',
    path: 'chatbot',
    label: 'organizer.developers.chatbot.title',
    icon: 'megaphone',
  },
  {
    name: 'webhooks',
    section: 'event',
    path: 'webhooks',
    label: 'organizer.webhooks.title',
    icon: 'transfer',
  },
  {
    name: 'loginSettings',
    section: 'event',
    path: 'sign-in',
    label: 'organizer.singleSignOn.login.title',
    icon: 'lock',
  },
  {
    name: 'speakers',
    section: 'event',
    path: 'speakers/:id?',
    label: 'organizer.speakers.title',
    icon: 'users',
  },
  {
    name: 'sessionRegistrations',
    section: 'event',
    path: 'session-registrations/:id?',
    label: 'organizer.sessionRegistrations.title',
    icon: 'form',
  },
  {
    name: 'sessionAnalytics',
    section: 'event',
    path: 'session-analytics',
    label: 'organizer.sessionAnalytics.title',
    icon: 'chart',
  },
  {
    name: 'saleSettings',
    section: 'money',
    path: 'sale-settings',
    label: 'organizer.saleSettings.name',
    icon: 'percent',
  },
  {
    name: 'invoices',
    section: 'money',
    path: 'invoices',
    label: 'organizer.invoices.name',
    icon: 'receipt',
  },
  {
    name: 'paymentProcessors',
    section: 'money',
    path: 'payment-processors/:id?',
    label: 'organizer.paymentProcessors.name',
    icon: 'bank',
  },
  {
    name: 'settings',
    section: 'offer',
    path: 'settings',
    label: 'organizer.events.event.settings',
    icon: 'sliders',
  },
] as const satisfies readonly ScreenEntry[];

/** Where an event's tickets are sold. */
export const ticketPagePath = (eventId: string) => `/widgets/tickets/${encodeURIComponent(eventId)}`;

const entries: readonly ScreenEntry[] = screens;
export type ScreenName = (typeof screens)[number]['name'];

/** `/organizer/events/1001/orders/2000-4817`; the first screen for an event without a name. */
export function screenPath(
  eventId: string,
  screen: ScreenName = screens[0].name,
  id?: string,
  part?: string,
): string {
  const { path } = entries.find(({ name }) => name === screen) ?? screens[0];
  const segment = (value: string | undefined) => (value === undefined ? '' : `/${encodeURIComponent(value)}`);
  const own = path.replace('/:id?', segment(id)).replace('/:part?', segment(part));
  return `/organizer/events/${encodeURIComponent(eventId)}/${own}`;
}
