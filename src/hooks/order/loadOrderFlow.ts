/** What an order does beyond the list, in a chunk of its own. */
export const loadOrderFlow = () => import('./createOrderFlow');
