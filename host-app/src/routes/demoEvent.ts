/** The event every scenario of the demo tells of. */
export const demoEvent = '1001';
/** The account that event belongs to, until signing in says which one it is. */
export const demoAccount = '77';
export const ticketsPath = `/widgets/tickets/${demoEvent}`;
export const ordersPath = `/organizer/events/${demoEvent}/orders`;
