export * from './accounts';
export * from './orders';
export * from './shell';
export { OrganizerTexts, type OrganizerTextsProps } from '../i18n';
