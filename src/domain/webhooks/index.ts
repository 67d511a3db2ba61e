export { isPublicAddress, webhookUrl } from './address';
export { findWebhooks, listenersOf, webhookFilterIds } from './list';
export {
  needsOrder,
  newNotification,
  notificationBody,
  notificationSchema,
  type NotificationValues,
} from './notification';
export { creationProblem, notificationProblem, webhookProblem } from './problem';
export {
  maxWebhookNameLength,
  newWebhook,
  notificationTopics,
  webhookSchema,
  webhookSettings,
  webhookTypes,
  webhookValues,
  type WebhookValues,
} from './values';
