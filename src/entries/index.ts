export {
  I18nRoot,
  loadCatalogue,
  nearestLocale,
  shippedLocales,
  type Catalogue,
  type MessageKey,
} from '../i18n';
export * from '../themed';
export * from '../widget';
