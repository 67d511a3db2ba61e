export * from './answers';
export * from './attendee';
export * from './confirmed';
export * from './problem';
export * from './schemas';
