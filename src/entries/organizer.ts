// What screens are made of.
export * from './organizer/kit';

// What is sold, and to whom.
export * from './organizer/sales';

// The account, who works for it, and what it is connected with.
export * from './organizer/account';

// The event and its people.
export * from './organizer/events';
