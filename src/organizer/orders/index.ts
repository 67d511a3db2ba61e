export { OrderDetails, type OrderDetailsProps } from './OrderDetails';
export type { OrdersFilterValue } from './OrdersFilters';
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen';
export { OrderStatusTag } from './OrderStatusTag';
export { OrdersView, type OrdersViewProps } from './OrdersView';
