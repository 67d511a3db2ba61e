import type { FormModel, SiteConf, WidgetConfig } from '../../src/contract';
import { basicQuestions } from '../sale/newSale';
import type { World } from '../db/world';
import { northlightRecords } from '../areas/seed';
import { northlightEvent } from '../areas/events/seed';
import { pastOrders } from './pastOrders';
import { northlightPromotions } from './northlightPromotions';
import { northlightTickets } from './northlightTickets';

const siteConf: SiteConf = {
  features: {},
  gateway: 'stripe',
  stripePublishableKey: 'pk_test_boxoffice',
  supportEmail: 'hello@northlight.example',
  termsUrl: 'https://northlight.example/terms',
  privacyUrl: 'https://northlight.example/privacy',
};

const widget: WidgetConfig = {
  widgetId: '2001',
  title: 'Tickets',
  maxRule: 20,
  maxRuleMessage: 'One order takes up to 20 tickets. For larger groups, write to hello@northlight.example.',
  taxOnCheckout: true,
  showFees: true,
  includePromoCode: true,
  hidePayByInvoiceButton: true,
  allowLinkedinAutofill: false,
  allowInformationReuse: false,
  displayCountdown: true,
  showFaces: true,
  captchaEnabled: false,
  enableBackButton: false,
  communityEnabled: true,
  visaVisible: true,
  masterCardVisible: true,
  americanExpressVisible: true,
  discoverVisible: true,
  theme: {},
};

const form: FormModel = {
  entities: [
    ...basicQuestions,
    {
      id: '104_form',
      attributeKey: 'company',
      label: 'Company',
      type: 'text',
      required: false,
      autocomplete: 'organization',
      maxLength: 100,
    },
    {
      id: '105_form',
      attributeKey: 'dietaryNeeds',
      label: 'Dietary needs',
      type: 'select',
      required: false,
      options: ['No special needs', 'Vegetarian', 'Vegan', 'Gluten-free', 'Halal', 'Kosher'],
    },
  ],
};

const sale: World['sale'] = {
  currency: { code: 'USD', symbol: '$' },
  taxRate: 6.25,
  taxName: 'Sales tax',
  gateway: 'stripe',
  otherGateways: ['spreedly', 'paypal', 'zooz'],
  allowBitcoin: false,
  timeLimit: 15,
  freeEvent: false,
  uniqueEmails: false,
};

/** Northlight 2026: two days of design for the public, on a pier in Boston. */
export const northlight: World = {
  name: 'conference',
  now: '2026-02-12T10:00:00-05:00',
  event: northlightEvent,
  me: null,
  attendees: [
    { id: 'a1', fullName: 'Amara Osei', company: 'Tidewater Studio' },
    { id: 'a2', fullName: 'Jonas Lindqvist', company: 'Kolonn' },
    { id: 'a3', fullName: 'Priya Raman', company: 'Field & Form' },
    { id: 'a4', fullName: 'Mateo Ruiz', company: 'City of Providence' },
    { id: 'a5', fullName: 'Hana Sato', company: 'Papersmith' },
    { id: 'a6', fullName: 'Leïla Benali', company: 'Atelier Nord' },
    { id: 'a7', fullName: 'Tom Whitaker', company: 'Harbour Trust' },
    { id: 'a8', fullName: 'Grace Mwangi', company: 'Openwork' },
  ],
  siteConf,
  widget,
  form,
  sale,
  promotions: northlightPromotions,
  ticketTypes: northlightTickets,
  orders: pastOrders(northlightTickets, sale),
  session: 'support',
  records: northlightRecords,
};
