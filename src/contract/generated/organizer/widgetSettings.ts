// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isNumber, isText, maybe, must, oneOf, record, type Reader } from '../../reading';
import { ifThere, nullable } from '../../strictReading';
const readThemeSettings: Reader = /* @__PURE__ */ record({
  ...each(maybe(isText), 'font color0 color1 color2 color3 color4 color5 customClass'),
  ringSettings: ifThere(
    record({ radius: maybe(isNumber), style: maybe(oneOf('outside', 'close', 'thick')) }),
  ),
});
const readTicketsWidgetSettings: Reader = /* @__PURE__ */ record({
  ...each(
    must(isFlag),
    'taxOnCheckout showFees includePromoCode hidePayByInvoiceButton allowLinkedinAutofill allowInformationReuse displayCountdown captchaEnabled enableBackButton visaVisible masterCardVisible americanExpressVisible discoverVisible thumbnails additionalTermsMandatory',
  ),
  ...each(
    must(isText),
    'widgetId title ctaFree ctaCreditCard ctaInvoice ctaBitcoin formName minRuleMessage maxRuleMessage legalText additionalTerms',
  ),
  ...each(maybe(isText), 'noTicketsHeader noTicketsText'),
  ...each(nullable(must(isNumber)), 'minAttendees minRule maxRule'),
  theme: readThemeSettings,
  version: must(isNumber),
});
export const getWidgetSettings: Reader = /* @__PURE__ */ readTicketsWidgetSettings;
export const saveWidgetSettings: Reader = /* @__PURE__ */ readTicketsWidgetSettings;
export const resetWidgetSettings: Reader = /* @__PURE__ */ readTicketsWidgetSettings;
