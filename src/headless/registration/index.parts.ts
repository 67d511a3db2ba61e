export { Indicator, Root, Time, Timer } from './CountdownRoot';
export { Warning } from './CountdownWarning';
export { Announcement, Dismiss, Extend, Message } from './CountdownWarningParts';
