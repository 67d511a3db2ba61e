export { useOrganizerEvents } from './useOrganizerEvents';
