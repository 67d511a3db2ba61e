export { OrganizerTexts, type OrganizerTextsProps } from '../i18n';
export * from './accounts';
export * from './look';
export * from './orders';
export * from './page';
export * from './shell';
export * from './table';
