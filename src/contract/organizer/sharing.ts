import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import type { SocialNetworkName } from './confirmation';
import * as answers from '../generated/organizer/sharing';

/** A DRAFT becomes ACTIVE, and that ENDED, for good. Only one campaign of an event is active at a time. Names are ours. @experimental */
export type SocialCampaignStatus = 'DRAFT' | 'ACTIVE' | 'ENDED';

/** What an organizer decides about a social campaign. Its members are ours. @experimental */
export interface SocialCampaignDraft {
  /**
   * Its own within the event, in any case.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /**
   * What is shared.
   * @minLength 1
   * @maxLength 280
   */
  message: string;
  /** Where the shared link leads; `https`. */
  url: string;
  /** `https`; empty without a picture. */
  imageUrl: string;
  /**
   * @minItems 1
   * @uniqueItems true
   */
  networks: SocialNetworkName[];
  status: SocialCampaignStatus;
  /** Which shares earn something: the first, or each. 001 §3 campaign. */
  incentiveType: 'single' | 'other';
  /** Promotion code for those who come by the shared link; empty without one. 001 §3 campaign. */
  socialPromo: string;
}

/** What attendees are asked to share; the active one is the `campaign` of confirmations. 002 §1: social share campaigns. @experimental */
export interface SocialCampaign extends SocialCampaignDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** When it became active; `null` before. */
  started: Instant | null;
  /** When it ended; `null` before. */
  ended: Instant | null;
  /** Shares on its networks while it was active. */
  shares: number;
  created: Instant;
  modified: Instant;
}

/** What is known of the shares on one network. @experimental */
export interface SocialNetworkData {
  network: SocialNetworkName;
  /** How often the event was shared there. */
  shares: number;
  /** Orders whose buyers shared it there. */
  sharers: number;
  /** `null` when nobody shared it yet. */
  lastShared: Instant | null;
  /** Whether the active campaign is there. */
  inCampaign: boolean;
}

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Create a social campaign of an event. 002 §7 campaigns. Fails: 4000 the name is empty or another's, an address is no https;
 * 4091 it starts as anything but a draft, or another one is active.
 * @calls 371
 * @experimental
 */
export const createSocialCampaign = endpoint<{
  params: { accountId: string; eventId: string };
  body: SocialCampaignDraft;
  ok: SocialCampaign;
  fail: 4091;
}>()({
  ...ours,
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/campaigns',
  reads: answers.createSocialCampaign,
});

/**
 * The social campaigns of an event, the newest first. 002 §7 campaigns.
 * @calls 372
 * @experimental
 */
export const listSocialCampaigns = endpoint<{
  params: { accountId: string; eventId: string };
  query: { status?: SocialCampaignStatus };
  ok: { campaigns: SocialCampaign[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/campaigns',
  reads: answers.listSocialCampaigns,
});

/**
 * Read one social campaign. 002 §7 campaigns. Fails: 4046.
 * @calls 372
 * @experimental
 */
export const getSocialCampaign = endpoint<{
  params: { accountId: string; eventId: string; campaignId: string };
  ok: SocialCampaign;
  fail: 4046;
}>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/campaigns/:campaignId',
  reads: answers.getSocialCampaign,
});

/**
 * Change a social campaign, or move it on. 002 §7 campaigns. `modified` is the one that was read. Fails: 4000 as when creating;
 * 4046; 4090 somebody changed it meanwhile; 4091 it has ended, it can't go back, or another one is active.
 * @calls 373
 * @experimental
 */
export const updateSocialCampaign = endpoint<{
  params: { accountId: string; eventId: string; campaignId: string };
  body: SocialCampaignDraft & { modified: Instant };
  ok: SocialCampaign;
  fail: 4046 | 4090 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/campaigns/:campaignId',
  reads: answers.updateSocialCampaign,
});

/**
 * Delete a social campaign. 002 §7 campaigns. Fails: 4046; 4091 it is active: end it first.
 * @calls 374
 * @experimental
 */
export const deleteSocialCampaign = endpoint<{
  params: { accountId: string; eventId: string; campaignId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/campaigns/:campaignId',
});

/**
 * What is known of an event on each social network, the most shared first. 002 §7 social network data. Counted from what attendees
 * reported (`reportShare`).
 * @calls 375
 * @experimental
 */
export const getSocialNetworkData = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { networks: SocialNetworkData[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/socialNetworks',
  reads: answers.getSocialNetworkData,
});
