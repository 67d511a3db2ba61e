export { OrganizerShell, type OrganizerNavItem, type OrganizerShellProps } from './OrganizerShell';
