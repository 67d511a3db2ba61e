export { EventSwitcher, type EventSwitcherProps } from './EventSwitcher';
export { OrganizerShell, type OrganizerNavItem, type OrganizerShellProps } from './OrganizerShell';
