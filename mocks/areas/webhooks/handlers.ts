import {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
} from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { stamp } from '../../rules/stamp';
import {
  accountProvidersOf,
  addProvider,
  changeProvider,
  eventProvidersOf,
  listProviders,
  notify,
  removeProvider,
} from './rules';

export const webhooksHandlers: BoundHandler[] = [
  handle(getEventProviders, ({ db, params }) => listProviders(eventProvidersOf(db, params))),
  handle(createEventProvider, ({ db, params, body, clock }) =>
    addProvider(db, eventProvidersOf(db, params), body, stamp(clock)),
  ),
  handle(updateEventProvider, ({ db, params, body, clock }) =>
    changeProvider(eventProvidersOf(db, params), params.providerId, body, stamp(clock)),
  ),
  handle(deleteEventProvider, ({ db, params }) =>
    removeProvider(eventProvidersOf(db, params), params.providerId),
  ),
  handle(getAccountProviders, ({ db, params }) => listProviders(accountProvidersOf(db, params))),
  handle(createAccountProvider, ({ db, params, body, clock }) =>
    addProvider(db, accountProvidersOf(db, params), body, stamp(clock)),
  ),
  handle(updateAccountProvider, ({ db, params, body, clock }) =>
    changeProvider(accountProvidersOf(db, params), params.providerId, body, stamp(clock)),
  ),
  handle(deleteAccountProvider, ({ db, params }) =>
    removeProvider(accountProvidersOf(db, params), params.providerId),
  ),
  handle(sendProviderNotification, ({ db, params, body, clock, fail }) => {
    const { topic, orderId = null } = body;
    if (topic.startsWith('ORDER_') && orderId === null) fail(4022, 'An order’s topic needs an order.');
    if (orderId !== null) db.orderBook.get(orderId);
    const about = { topic, orderId };
    const now = stamp(clock);
    return {
      deliveries: [
        ...notify(db, eventProvidersOf(db, params), about, now),
        ...notify(db, accountProvidersOf(db, params), about, now),
      ],
    };
  }),
];
