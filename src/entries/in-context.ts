export * from '../i18n/inContext';
