import { endpoint } from '../endpoint';
import type { AttendeeThumbnail, EventInfo, Gateway, Person } from '../entities';
import type { InvoiceData } from '../organizer/invoices';
import { widgetBootstrap } from './tickets/shapes';

/** 000 §3 theme: six colours, a font, a class and ring settings, each checked before use. @public */
export interface ThemeSettings {
  font?: string;
  color0?: string;
  color1?: string;
  color2?: string;
  color3?: string;
  color4?: string;
  color5?: string;
  customClass?: string;
  /** The ring style: corner radius in pixels, and how the focus ring stands; `outside` when absent. */
  ringSettings?: { radius?: number; style?: 'outside' | 'close' | 'thick' };
}

/** 000 §3 Widget configuration. Texts given here win over the catalogue's (DECISIONS, Tickets and prices). @public */
export interface WidgetConfig {
  /** Empty where the widget has none, as in previews. */
  widgetId: string;
  title?: string;
  /** Heading of the registration form; 'Registration Information' when absent. */
  formName?: string;
  /** Fewest tickets in an order over all types. */
  minRule?: number;
  /** Most tickets in an order over all types. */
  maxRule?: number;
  minRuleMessage?: string;
  maxRuleMessage?: string;
  taxOnCheckout: boolean;
  showFees: boolean;
  includePromoCode: boolean;
  hidePayByInvoiceButton: boolean;
  allowLinkedinAutofill: boolean;
  allowInformationReuse: boolean;
  displayCountdown: boolean;
  showFaces: boolean;
  captchaEnabled: boolean;
  enableBackButton: boolean;
  noTicketsHeader?: string;
  noTicketsText?: string;
  visaVisible: boolean;
  masterCardVisible: boolean;
  americanExpressVisible: boolean;
  discoverVisible: boolean;
  ctaFree?: string;
  ctaCreditCard?: string;
  ctaInvoice?: string;
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
  hideTermsCheckbox?: boolean;
  autoAgree?: boolean;
  disableDefaultQuantity?: boolean;
  hideAmericanExpress?: boolean;
  IHSCustomCountryLabel?: boolean;
  removeBranding?: boolean;
  careerDay?: boolean;
  /** ISO 3166-1 alpha-2 codes left out of the country list. */
  excludedCountries?: string[];
}

/** The captcha a site has a key for. Its secret half stays with the backend. @public */
export interface SiteCaptcha {
  provider: 'recaptchaV2' | 'recaptchaV3' | 'recaptchaEnterprise' | 'turnstile';
  /** Public by design. */
  siteKey: string;
}

/** What the site tells every widget in it. @public */
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
  supportEmail: string;
  termsUrl: string;
  privacyUrl: string;
}

/**
 * What a page may embed so that the first list needs no request (000 §7: me, event, params, siteConf, invoiceData,
 * ticketsWidgetModel), and what the same call answers when it does not.
 * @public
 */
export interface WidgetBootstrap {
  me: Person | null;
  event: EventInfo;
  /** What the page's own query said of a payment; nothing when absent. */
  params?: { orderId?: string; token?: string; status?: 'success' | 'cancel' };
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
