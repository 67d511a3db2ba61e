export { Illustration, type IllustrationProps } from './Illustration';
export { ContrastReport } from './ContrastReport';
export type { ContrastReportProps } from './ContrastReportView';
export { OrganizerIcon, type OrganizerIconProps } from './OrganizerIcon';
export type { OrganizerIconName } from './organizerIcons';
