import type { BoundHandler } from '../handle';
import { confirmationHandlers } from './confirmation';
import { orderHandlers } from './orders';
import { ticketHandlers } from './tickets';
import { widgetHandlers } from './widget';

/** Every call of the contract, each bound once. */
export const boundHandlers: readonly BoundHandler[] = [
  ...widgetHandlers,
  ...ticketHandlers,
  ...orderHandlers,
  ...confirmationHandlers,
];
