import type {
  ThemeSettings,
  TicketsWidgetSettings,
  TicketsWidgetUpdate,
  WidgetSwitches,
} from '../../contract';
import type { BuyerInformationValues } from '../buyerInformation';
import type { RingStyle } from '../theme/theme';
import { defaultWidgetTexts } from './texts';

/** The theme as a form has it: nothing is absent, an empty text is the look of the page around. */
export interface ThemeValues extends Required<Omit<ThemeSettings, 'ringSettings'>> {
  /** Pixels. */
  radius: number | null;
  /** How the focus ring stands. */
  ringStyle: RingStyle;
}

type TextName =
  | keyof typeof defaultWidgetTexts
  | 'noTicketsHeader'
  | 'noTicketsText'
  | 'formName'
  | 'minRuleMessage'
  | 'maxRuleMessage'
  | 'legalText'
  | 'additionalTerms';

/** What the settings form of the widget holds; without what is about buyers. A text is empty where the widget's own words stand. @public */
export interface WidgetSettingsValues
  extends Record<TextName, string>, Omit<WidgetSwitches, keyof BuyerInformationValues> {
  thumbnails: boolean;
  minAttendees: number | null;
  minRule: number | null;
  maxRule: number | null;
  additionalTermsMandatory: boolean;
  theme: ThemeValues;
}

const noTheme: ThemeValues = {
  font: '',
  customClass: '',
  radius: null,
  ringStyle: 'outside',
  color0: '',
  color1: '',
  color2: '',
  color3: '',
  color4: '',
  color5: '',
};

/** A theme as a form has it. */
function themeValues({ ringSettings, ...theme }: ThemeSettings): ThemeValues {
  return {
    ...noTheme,
    ...theme,
    radius: ringSettings?.radius ?? null,
    ringStyle: ringSettings?.style ?? 'outside',
  };
}

/** A theme as it is sent and shown: what is empty is left out. */
export function themeOf({ radius, ringStyle, ...texts }: ThemeValues): ThemeSettings {
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  const ringSettings = {
    ...(radius !== null && { radius }),
    ...(ringStyle !== 'outside' && { style: ringStyle }),
  };
  return {
    ...(Object.fromEntries(given) as ThemeSettings),
    ...(Object.keys(ringSettings).length > 0 && { ringSettings }),
  };
}

/** What of the settings is no part of the form. */
type NotHere = 'version' | 'widgetId' | keyof BuyerInformationValues;

/**
 * The settings as a form has them. A text that is its default stands there as empty: saved like that, it is said in each buyer's own
 * language.
 */
export function widgetSettingsValues(settings: TicketsWidgetSettings): WidgetSettingsValues {
  const rest: Partial<TicketsWidgetSettings> & Omit<TicketsWidgetSettings, NotHere> = { ...settings };
  delete rest.version;
  delete rest.widgetId;
  delete rest.allowInformationReuse;
  delete rest.allowLinkedinAutofill;
  const own = (name: keyof typeof defaultWidgetTexts) =>
    settings[name] === defaultWidgetTexts[name] ? '' : settings[name];
  return {
    ...rest,
    title: own('title'),
    ctaFree: own('ctaFree'),
    ctaCreditCard: own('ctaCreditCard'),
    ctaInvoice: own('ctaInvoice'),
    ctaBitcoin: own('ctaBitcoin'),
    noTicketsHeader: settings.noTicketsHeader ?? '',
    noTicketsText: settings.noTicketsText ?? '',
    theme: themeValues(settings.theme),
  };
}

/** What is sent to save the form: all of it, for what is left out stays. */
export const widgetSettingsUpdate = (
  { theme, ...values }: WidgetSettingsValues,
  version: number,
): TicketsWidgetUpdate => ({ ...values, theme: themeOf(theme), version });
