import { endpoint } from '../endpoint';
import type { AttendeeThumbnail, EventInfo, Gateway, Person } from '../entities';
import type { InvoiceData } from '../organizer/invoices';
import { widgetBootstrap } from './tickets/shapes';

/** 000 §3 theme: six colours, a font, a class and ring settings, each checked before use. @public */
export interface ThemeSettings {
  /** CSS font family; checked before use, the preset’s when absent. */
  font?: string;
  /** Any CSS colour, the first of six; the preset’s when absent. */
  color0?: string;
  /** Any CSS colour, the second of six; the preset’s when absent. */
  color1?: string;
  /** Any CSS colour, the third of six; the preset’s when absent. */
  color2?: string;
  /** Any CSS colour, the fourth of six; the preset’s when absent. */
  color3?: string;
  /** Any CSS colour, the fifth of six; the preset’s when absent. */
  color4?: string;
  /** Any CSS colour, the last of six; the preset’s when absent. */
  color5?: string;
  /** CSS class on the root element, for rules of the page around. */
  customClass?: string;
  /** The ring style: corner radius in pixels, and how the focus ring stands; `outside` when absent. */
  ringSettings?: {
    /** Pixels; the preset’s when absent. */
    radius?: number;
    /** How the focus ring stands to what it is around; `outside` when absent. */
    style?: 'outside' | 'close' | 'thick';
  };
}

/** What of the widget's configuration an organizer switches on and off. 000 §1, §3 Widget configuration. @public */
export interface WidgetSwitches {
  /** Tax is added to the total; without, it is within the prices. */
  taxOnCheckout: boolean;
  /** The list has a column of fees. */
  showFees: boolean;
  /** Buyers may enter a promotion code. */
  includePromoCode: boolean;
  /** Pay by invoice is not offered, although the event takes it. */
  hidePayByInvoiceButton: boolean;
  /** Buyers may fill in their details from LinkedIn. */
  allowLinkedinAutofill: boolean;
  /** What the buyer typed before is offered again, from the browser’s own storage. */
  allowInformationReuse: boolean;
  /** The time left of the hold is shown, with a warning at two minutes. */
  displayCountdown: boolean;
  /** A hold needs a captcha’s token, and so does joining a waitlist; refused with 4021 without. */
  captchaEnabled: boolean;
  /** Registration has a way back to the list. */
  enableBackButton: boolean;
  /** Visa’s mark stands beside the card fields. */
  visaVisible: boolean;
  /** Mastercard’s mark stands beside the card fields. */
  masterCardVisible: boolean;
  /** American Express’s mark stands beside the card fields. */
  americanExpressVisible: boolean;
  /** Discover’s mark stands beside the card fields. */
  discoverVisible: boolean;
}

/** 000 §3 Widget configuration. Texts given here win over the catalogue's (DECISIONS, Tickets and prices). @public */
export interface WidgetConfig extends WidgetSwitches {
  /** Empty where the widget has none, as in previews. */
  widgetId: string;
  /** Heading of the ticket list; the catalogue’s when absent. */
  title?: string;
  /** Heading of the registration form; 'Registration Information' when absent. */
  formName?: string;
  /** Fewest tickets in an order over all types. */
  minRule?: number;
  /** Most tickets in an order over all types. */
  maxRule?: number;
  /** What is said below `minRule`; the catalogue’s text when absent. */
  minRuleMessage?: string;
  /** What is said above `maxRule`; the catalogue’s text when absent. */
  maxRuleMessage?: string;
  /** Pictures of attendees are shown. */
  showFaces: boolean;
  /** Heading when there is nothing to buy; the catalogue’s when absent. */
  noTicketsHeader?: string;
  /** Said of a ticket type that is sold out; the catalogue’s ‘Sold Out’ when absent. */
  noTicketsText?: string;
  /** Label of the last button when nothing is to pay; the catalogue’s when absent. */
  ctaFree?: string;
  /** Label of the last button when a card pays; the catalogue’s when absent. */
  ctaCreditCard?: string;
  /** Label of the last button for an invoice; the catalogue’s when absent. */
  ctaInvoice?: string;
  /** Label of the last button for bitcoin; the catalogue’s when absent. */
  ctaBitcoin?: string;
  theme: ThemeSettings;
  /** The event keeps buyers who did not finish (000 §4 Hot leads). */
  enableHotLeads?: boolean;
  /** They are asked first (000 §2.6). */
  hotLeadsConsent?: boolean;
  /** The event has a networking community (000 §2.7). */
  communityEnabled?: boolean;
  /** Everyone joins it; nobody is asked. */
  autoJoinCommunity?: boolean;
  /** False keeps attendees out of it (000 §5). */
  joinCommunityOnRegistration?: boolean;
  /** HTML from the organizer instead of the usual legal agreement. */
  legalText?: string;
  /** HTML from the organizer, agreed to beside the legal agreement. */
  additionalTerms?: string;
  /** Without that agreement nothing is saved (000 §5). */
  additionalTermsMandatory?: boolean;
  /** Each registration needs an email address of its own (000 §5). */
  enforceUniqueEmail?: boolean;
  /** Fewest attendees that are shown as also attending; three when absent (000 §2.4). */
  minAttendees?: number;
}

/** 000 §6 Feature flags. All are off when absent. @public */
export interface FeatureFlags {
  /** The legal agreement has no checkbox: ordering agrees to it. */
  hideTermsCheckbox?: boolean;
  /** The legal agreement is given by ordering. */
  autoAgree?: boolean;
  /** An only ticket type begins at 0, not at 1. */
  disableDefaultQuantity?: boolean;
  /** The mark of American Express is never shown. */
  hideAmericanExpress?: boolean;
  /** The country field is labelled ‘Country/Region/Territory’. */
  IHSCustomCountryLabel?: boolean;
  /** The platform’s own mark is not shown. */
  removeBranding?: boolean;
  /** The event is a career day: some refusals are worded for one. */
  careerDay?: boolean;
  /** ISO 3166-1 alpha-2 codes left out of the country list. */
  excludedCountries?: string[];
}

/** The captcha a site has a key for. Its secret half stays with the backend. @public */
export interface SiteCaptcha {
  /** Whose script draws the captcha. */
  provider: 'recaptchaV2' | 'recaptchaV3' | 'recaptchaEnterprise' | 'turnstile';
  /** Public by design. */
  siteKey: string;
}

/** What the site gives every widget in it. @public */
export interface SiteConf {
  features: FeatureFlags;
  gateway: Gateway;
  /** Stripe's publishable key; public by design. */
  stripePublishableKey?: string;
  /** Names the account at the gateway with hosted card fields; public by design. */
  spreedlyEnvironmentKey?: string;
  /** Asked before a hold where the widget's `captchaEnabled` says so, unless the page brings a captcha of its own. */
  captcha?: SiteCaptcha;
  /** The page is the event's own site: a widget in it needs no id to show who is attending (000 §2.4). */
  minisite?: boolean;
  /** Where buyers who are stuck can write to. */
  supportEmail: string;
  /** An https address of the terms of use. */
  termsUrl: string;
  /** An https address of the privacy policy. */
  privacyUrl: string;
}

/**
 * What a page may embed so that the first list needs no request (000 §7: me, event, params, siteConf, invoiceData,
 * ticketsWidgetModel), and what the same call answers when it does not.
 * @public
 */
export interface WidgetBootstrap {
  /** Whoever is signed in; `null` for a guest. */
  me: Person | null;
  event: EventInfo;
  /** What the page's own query said of a payment; nothing when absent. */
  params?: {
    /** Order that the provider sent the buyer back for. */
    orderId?: string;
    /** Secret of that order: its confirmation is read with it. */
    token?: string;
    /** The provider’s word, never believed: the order itself is read. */
    status?: 'success' | 'cancel';
  };
  siteConf: SiteConf;
  /** Attendees to show; empty unless showFaces is on. */
  attendees: AttendeeThumbnail[];
  ticketsWidgetModel: WidgetConfig;
  /** Absent when the event takes no orders by invoice; its `paymentTerms` are URI-encoded, as in `getInvoiceData`. */
  invoiceData?: InvoiceData;
}

/**
 * Event, settings and flags of one widget. 000 §7 names the values (widget-configuration fetch); the path is not shown.
 * Fails: 4040 unknown event.
 * @calls 051
 * @experimental
 */
export const getWidgetBootstrap = endpoint<{
  params: { eventId: string };
  ok: WidgetBootstrap;
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets_widget/bootstrap',
  base: 'v1',
  chosen: true,
  reads: widgetBootstrap,
});
