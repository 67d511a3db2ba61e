export { Link, Root } from './AddToCalendarParts';
