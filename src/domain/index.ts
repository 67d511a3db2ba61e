export * from './clock';
export * from './deadline';
export * from './message';
export * from './money';
export * from './order';
export * from './pricing';
export * from './quantity';
export * from './ticketRow';
