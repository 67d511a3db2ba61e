'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Webhooks } from './WebhooksScreen';

export type { AccountWebhooksLink } from './AccountWebhooks';
export type { WebhooksScreenProps } from './WebhooksScreen';

/** The webhooks of an event, or of the account: added, changed, tried and deleted. @experimental */
export const WebhooksScreen = /* @__PURE__ */ withOrganizerRoot(Webhooks);
