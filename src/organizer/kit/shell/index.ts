export { EventSwitcher, type EventSwitcherProps } from './EventSwitcher';
export type { OrganizerNavItem } from './NavSections';
export { OrganizerShell, type OrganizerShellProps } from './OrganizerShell';
