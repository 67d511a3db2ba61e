import type { OrderState } from './state';

/** Where every order begins. Apart from the table, which the first screen does not need. @public */
export const initialOrder: OrderState = { at: 'selecting', problem: null };
