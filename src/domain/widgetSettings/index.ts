export { bootstrapWith } from './preview';
export { widgetSettingsSchema } from './schema';
export { defaultWidgetTexts, maxRuleMessageLength, widgetTextLimits } from './texts';
export {
  themeOf,
  widgetSettingsUpdate,
  widgetSettingsValues,
  type ThemeValues,
  type WidgetSettingsValues,
} from './values';
