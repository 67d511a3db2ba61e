// What an endpoint is, and what a call fails with.
export * from './contract/endpoints';

// Buyers.
export * from './contract/buyers';

// Organizers: an account, its people and its services.
export * from './contract/accounts';

// Organizers: an event, and who works on it.
export * from './contract/events';

// Organizers: the agenda and its sessions.
export * from './contract/sessions';

// Organizers: what is sold, and to whom.
export * from './contract/sales';

// Organizers: messages.
export * from './contract/messages';

// Support staff.
export * from './contract/support';
