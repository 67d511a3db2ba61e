export type { OrderTotals, Selection } from './pricing';
