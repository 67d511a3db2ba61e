// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { nullable, whole } from '../../strictReading';
const readCreatedExternalProvider: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name url secretEnd secret'),
  type: must(oneOf('WEBHOOK', 'CRM', 'MARKETING', 'ANALYTICS')),
  topics: whole(
    must(
      oneOf(
        'ORDER_CREATED',
        'ORDER_REFUNDED',
        'TICKET_TRANSFERRED',
        'ATTENDEE_CHECKED_IN',
        'REGISTRATION_UPDATED',
      ),
    ),
  ),
  enabled: must(isFlag),
  lastNotified: nullable(must(isInstant)),
  ...each(must(isInstant), 'created modified'),
  version: must(isNumber),
});
const readExternalProvider: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name url secretEnd'),
  type: must(oneOf('WEBHOOK', 'CRM', 'MARKETING', 'ANALYTICS')),
  topics: whole(
    must(
      oneOf(
        'ORDER_CREATED',
        'ORDER_REFUNDED',
        'TICKET_TRANSFERRED',
        'ATTENDEE_CHECKED_IN',
        'REGISTRATION_UPDATED',
      ),
    ),
  ),
  enabled: must(isFlag),
  lastNotified: nullable(must(isInstant)),
  ...each(must(isInstant), 'created modified'),
  version: must(isNumber),
});
const readNotificationDelivery: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'providerId url'),
  level: must(oneOf('EVENT', 'ACCOUNT')),
  topic: must(
    oneOf(
      'ORDER_CREATED',
      'ORDER_REFUNDED',
      'TICKET_TRANSFERRED',
      'ATTENDEE_CHECKED_IN',
      'REGISTRATION_UPDATED',
    ),
  ),
  orderId: nullable(must(isText)),
  queued: must(isInstant),
});
export const getEventProviders: Reader = /* @__PURE__ */ record({ providers: whole(readExternalProvider) });
export const createEventProvider: Reader = /* @__PURE__ */ readCreatedExternalProvider;
export const updateEventProvider: Reader = /* @__PURE__ */ readExternalProvider;
export const getAccountProviders: Reader = /* @__PURE__ */ record({ providers: whole(readExternalProvider) });
export const createAccountProvider: Reader = /* @__PURE__ */ readCreatedExternalProvider;
export const updateAccountProvider: Reader = /* @__PURE__ */ readExternalProvider;
export const sendProviderNotification: Reader = /* @__PURE__ */ record({
  deliveries: whole(readNotificationDelivery),
});
