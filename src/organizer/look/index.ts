export { OrganizerIcon, type OrganizerIconProps } from './OrganizerIcon';
export type { OrganizerIconName } from './organizerIcons';
