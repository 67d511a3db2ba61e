export type { Catalogue, MessageKey, TextOverrides } from './catalogue';
export { completed } from './completed';
export { createI18n, namespace, type I18nOptions } from './createI18n';
export { directionOf, type Direction } from './direction';
export { I18nRoot, type I18nRootProps } from './I18nRoot';
export { OrganizerTexts, type OrganizerTextsProps } from './OrganizerTexts';
export { loadCatalogue, nearestLocale, shippedLocales, type ShippedLocale } from './shipped';
export { useAreTextsWhole, useLocale, useT, type Translate, type Values } from './useT';
