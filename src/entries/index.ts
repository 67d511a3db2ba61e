export * from '../i18n';
export * from '../themed';
export * from '../widget';
