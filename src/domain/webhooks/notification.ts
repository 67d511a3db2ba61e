import { mixed, object, string, type ObjectSchema } from 'yup';
import type { NotificationTopic } from '../../contract';
import { notificationTopics } from './values';

/** What is notified, as its form has it. */
export interface NotificationValues {
  topic: NotificationTopic;
  /** The order it is about; '' for none. */
  orderId: string;
}

export const newNotification: NotificationValues = { topic: 'ORDER_CREATED', orderId: '' };

/** Whether a notification of it says nothing without an order. */
export const needsOrder = (topic: NotificationTopic): boolean => topic.startsWith('ORDER_');

export const notificationBody = ({ topic, orderId }: NotificationValues) => ({
  topic,
  ...(orderId.trim() !== '' && { orderId: orderId.trim() }),
});

/** A notification. Messages are i18n keys. */
export const notificationSchema: ObjectSchema<NotificationValues> = object({
  topic: mixed<NotificationTopic>().oneOf(notificationTopics).default('ORDER_CREATED').defined(),
  orderId: string()
    .default('')
    .defined()
    .test(
      'order',
      'organizer.webhooks.send.orderRequired',
      (value, { parent }) => value.trim() !== '' || !needsOrder((parent as NotificationValues).topic),
    ),
});
