export { bootstrapWith } from './preview';
export { widgetSettingsSchema } from './schema';
export { defaultWidgetTexts, longestRuleMessage, widgetTextLimits, type LimitedWidgetText } from './texts';
export {
  themeOf,
  themeValues,
  widgetSettingsUpdate,
  widgetSettingsValues,
  type ThemeValues,
  type WidgetSettingsValues,
} from './values';
