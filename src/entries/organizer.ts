// What screens are made of.
export * from './organizer/kit';

// What is sold, and to whom.
export * from './organizer/sales';

// The event and its people.
export * from './organizer/events';
