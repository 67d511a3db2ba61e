import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type {
  ExternalProvider,
  ExternalProviderSettings,
  ExternalProviderType,
  NotificationTopic,
} from '../../contract';
import { isPublicAddress, webhookUrl } from './address';

/** A webhook as its form has it. */
export interface WebhookValues {
  name: string;
  type: ExternalProviderType;
  url: string;
  topics: NotificationTopic[];
  enabled: boolean;
}

/** 002 §7 External providers and webhooks. */
export const maxWebhookNameLength = 80;

/** In the order they are offered. */
export const webhookTypes = [
  'WEBHOOK',
  'CRM',
  'MARKETING',
  'ANALYTICS',
] as const satisfies readonly ExternalProviderType[];

/** In the order they are offered. */
export const notificationTopics = [
  'ORDER_CREATED',
  'ORDER_REFUNDED',
  'TICKET_TRANSFERRED',
  'ATTENDEE_CHECKED_IN',
  'REGISTRATION_UPDATED',
] as const satisfies readonly NotificationTopic[];

export const newWebhook: WebhookValues = { name: '', type: 'WEBHOOK', url: '', topics: [], enabled: true };

export const webhookValues = ({ name, type, url, topics, enabled }: ExternalProvider): WebhookValues => ({
  name,
  type,
  url,
  // As the form has them: another order is no change.
  topics: notificationTopics.filter((topic) => topics.includes(topic)),
  enabled,
});

export const webhookSettings = ({
  name,
  type,
  url,
  topics,
  enabled,
}: WebhookValues): ExternalProviderSettings => ({
  name: name.trim(),
  type,
  url: url.trim(),
  topics,
  enabled,
});

/** A webhook; `taken` are the addresses of the others of its event or account. Messages are i18n keys. */
export const webhookSchema = (taken: readonly string[]): ObjectSchema<WebhookValues> =>
  object({
    name: string()
      .default('')
      .defined()
      .test('there', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.attributes.error.labelTooLong',
        (value) => value.trim().length <= maxWebhookNameLength,
      ),
    type: mixed<ExternalProviderType>().oneOf(webhookTypes).default('WEBHOOK').defined(),
    url: string()
      .default('')
      .defined()
      .test('https', 'organizer.sharing.error.url', (value) => webhookUrl(value) !== null)
      .test('public', 'organizer.webhooks.error.notPublic', (value) => {
        const url = webhookUrl(value);
        return url === null || isPublicAddress(url);
      })
      .test('taken', 'organizer.webhooks.error.taken', (value) => {
        const url = webhookUrl(value);
        return url === null || !taken.includes(url);
      }),
    topics: array()
      .of(mixed<NotificationTopic>().oneOf(notificationTopics).defined())
      .default([])
      .defined()
      .min(1, 'organizer.webhooks.error.noTopic'),
    enabled: boolean().default(true).defined(),
  });
