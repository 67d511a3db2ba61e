export { loadCatalogue, nearestLocale, shippedLocales } from './catalogue';
export type { Catalogue, MessageKey, ShippedLocale } from './catalogue';
export { createI18n, namespace, type I18nOptions } from './createI18n';
export { directionOf, type Direction } from './direction';
export { I18nRoot, type I18nRootProps } from './I18nRoot';
export { useAreTextsWhole, useLocale, useT, type Translate, type Values } from './useT';
