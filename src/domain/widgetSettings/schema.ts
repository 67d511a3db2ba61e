import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import { isColour } from '../theme/isColour';
import { classNames, isFontList, largestRadius, ringStyles, type RingStyle } from '../theme/theme';
import { isButtonText, maxRuleMessageLength, widgetTextLimits, type LimitedWidgetText } from './texts';
import type { ThemeValues, WidgetSettingsValues } from './values';

const text = () => string().default('').defined();

const limited = (name: LimitedWidgetText) =>
  text().test(
    'length',
    isButtonText(name)
      ? 'organizer.widgetSettings.error.buttonTooLong'
      : 'organizer.widgetSettings.error.labelTooLong',
    (value) => value.trim().length <= widgetTextLimits[name],
  );

const message = () =>
  text().test(
    'length',
    'organizer.widgetSettings.error.messageTooLong',
    (value) => value.trim().length <= maxRuleMessageLength,
  );

const count = () =>
  number()
    .nullable()
    .default(null)
    .defined()
    .integer('organizer.widgetSettings.error.count')
    .min(1, 'organizer.widgetSettings.error.count');

const colour = () =>
  text().test(
    'colour',
    'organizer.widgetSettings.error.colour',
    (value) => value.trim() === '' || isColour(value),
  );

const hasOnlyClasses = (value: string) =>
  value.trim() === '' || classNames(value).length === value.trim().split(/\s+/).length;

const theme: ObjectSchema<ThemeValues> = object({
  color0: colour(),
  color1: colour(),
  color2: colour(),
  color3: colour(),
  color4: colour(),
  color5: colour(),
  font: text().test(
    'font',
    'organizer.widgetSettings.error.font',
    (value) => value.trim() === '' || isFontList(value),
  ),
  customClass: text().test('class', 'organizer.widgetSettings.error.customClass', hasOnlyClasses),
  radius: number()
    .nullable()
    .default(null)
    .defined()
    .min(0, 'organizer.widgetSettings.error.radius')
    .max(largestRadius, 'organizer.widgetSettings.error.radius'),
  ringStyle: mixed<RingStyle>().oneOf(ringStyles).default('outside').defined(),
});

const on = () => boolean().default(false).defined();

/** The settings of a ticket widget. 001 §5 Tickets widget; 000 §5 for its rules. Answers i18n keys. @public */
export const widgetSettingsSchema: ObjectSchema<WidgetSettingsValues> = object({
  title: text(),
  formName: text(),
  legalText: text(),
  additionalTerms: text(),
  ctaFree: limited('ctaFree'),
  ctaCreditCard: limited('ctaCreditCard'),
  ctaInvoice: limited('ctaInvoice'),
  ctaBitcoin: limited('ctaBitcoin'),
  noTicketsHeader: limited('noTicketsHeader'),
  noTicketsText: limited('noTicketsText'),
  minRule: count(),
  minRuleMessage: message(),
  maxRuleMessage: message(),
  minAttendees: count(),
  maxRule: count().test(
    'order',
    'organizer.widgetSettings.error.maxBelowMin',
    (value, { parent }) => value === null || value >= ((parent as WidgetSettingsValues).minRule ?? 1),
  ),
  taxOnCheckout: on(),
  showFees: on(),
  includePromoCode: on(),
  hidePayByInvoiceButton: on(),
  displayCountdown: on(),
  thumbnails: on(),
  captchaEnabled: on(),
  enableBackButton: on(),
  additionalTermsMandatory: on(),
  visaVisible: on(),
  masterCardVisible: on(),
  americanExpressVisible: on(),
  discoverVisible: on(),
  theme,
});
