/** 001 §3: what the widget says where the organizer says nothing. The other texts are the catalogue's. */
export const defaultWidgetTexts = {
  title: 'Registrations',
  ctaFree: 'Register',
  ctaCreditCard: 'Order Now',
  ctaInvoice: 'Pay via Invoice',
  ctaBitcoin: 'Pay via Bitcoin',
} as const;

/** 001 §5, §9: characters. No limit of the title is told. */
export const widgetTextLimits = {
  ctaFree: 15,
  ctaCreditCard: 15,
  ctaInvoice: 15,
  ctaBitcoin: 15,
  noTicketsHeader: 90,
  noTicketsText: 35,
} as const;

export type LimitedWidgetText = keyof typeof widgetTextLimits;

/** What is said of a text that is too long: 001 §5 tells buttons from labels. */
export const isButtonText = (name: LimitedWidgetText): boolean => widgetTextLimits[name] === 15;

/** Characters of a rule's message. Ours: it stands in a banner of two lines. */
export const maxRuleMessageLength = 200;
