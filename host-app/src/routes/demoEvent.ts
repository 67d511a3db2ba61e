/** The event every scenario of the demo tells of. */
export const demoEvent = '1001';
export const ticketsPath = `/widgets/tickets/${demoEvent}`;
export const ordersPath = `/organizer/events/${demoEvent}/orders`;
