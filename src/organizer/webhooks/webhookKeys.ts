import type { ExternalProviderType, NotificationTopic } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What each kind of system is called. */
export const webhookTypeKeys: Readonly<Record<ExternalProviderType, MessageKey>> = {
  WEBHOOK: 'organizer.webhooks.type.WEBHOOK',
  CRM: 'organizer.webhooks.type.CRM',
  MARKETING: 'organizer.webhooks.type.MARKETING',
  ANALYTICS: 'organizer.webhooks.type.ANALYTICS',
};

/** What can be notified. */
export const topicKeys: Readonly<Record<NotificationTopic, MessageKey>> = {
  ORDER_CREATED: 'organizer.webhooks.topic.ORDER_CREATED',
  ORDER_REFUNDED: 'organizer.webhooks.topic.ORDER_REFUNDED',
  TICKET_TRANSFERRED: 'organizer.webhooks.topic.TICKET_TRANSFERRED',
  ATTENDEE_CHECKED_IN: 'organizer.webhooks.topic.ATTENDEE_CHECKED_IN',
  REGISTRATION_UPDATED: 'organizer.webhooks.topic.REGISTRATION_UPDATED',
};
