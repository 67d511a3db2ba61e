import {
  createSocialCampaign,
  deleteSocialCampaign,
  getSocialCampaign,
  getSocialNetworkData,
  listSocialCampaigns,
  updateSocialCampaign,
} from '../../../../src/contract';
import type {
  Instant,
  SocialCampaign,
  SocialCampaignDraft,
  SocialCampaignStatus,
  SocialNetworkName,
} from '../../../../src/contract';
import { compare, Refusal, type Db } from '../../../db';
import { handle } from '../../../handle';
import type { StoredCampaign } from '../seed/campaigns';
import { changedAt, checkUnchanged, optionalHttps } from '../../../rules/edits';
import { eventOf } from '../../events/rules';
import { httpsOf, textOf } from '../../../rules/fields';
import { freeNameOf } from '../../../rules/requestedEvent';
import { stamp } from '../../../rules/stamp';

interface PathParams {
  accountId: string;
  eventId: string;
}

const campaignsOf = (db: Db, { accountId, eventId }: PathParams) =>
  db.rows('socialCampaigns', eventOf(db, accountId, eventId).id);

const sharesIn = (db: Db, eventId: string) => db.rows('shareReports', eventId).all();

const moves: Record<SocialCampaignStatus, readonly SocialCampaignStatus[]> = {
  DRAFT: ['DRAFT', 'ACTIVE'],
  ACTIVE: ['ACTIVE', 'ENDED'],
  ENDED: [],
};

const networkNames: SocialNetworkName[] = ['FACEBOOK', 'LINKEDIN', 'TWITTER'];

/** A campaign with the shares of its time on its networks. */
const counted = (db: Db, { eventId }: PathParams, campaign: StoredCampaign): SocialCampaign => ({
  ...campaign,
  shares: sharesIn(db, eventId).filter(
    ({ socialNetwork, sharedDate }) =>
      campaign.started !== null &&
      campaign.networks.includes(socialNetwork) &&
      Date.parse(sharedDate) >= Date.parse(campaign.started) &&
      (campaign.ended === null || Date.parse(sharedDate) < Date.parse(campaign.ended)),
  ).length,
});

function checked(db: Db, params: PathParams, draft: SocialCampaignDraft, own?: string): SocialCampaignDraft {
  const campaigns = campaignsOf(db, params).all();
  if (draft.status === 'ACTIVE' && campaigns.some(({ id, status }) => id !== own && status === 'ACTIVE'))
    throw new Refusal(4091, 'Another campaign is active.');
  return {
    name: freeNameOf(campaigns, draft.name, own),
    message: textOf('message', draft.message, 280),
    url: httpsOf('url', draft.url),
    imageUrl: optionalHttps('imageUrl', draft.imageUrl),
    networks: draft.networks,
    status: draft.status,
    incentiveType: draft.incentiveType,
    socialPromo: draft.socialPromo.trim(),
  };
}

/** Since when it is active and ended, once it is in this state. */
const times = (
  before: Pick<StoredCampaign, 'started' | 'ended'>,
  status: SocialCampaignStatus,
  now: Instant,
) => ({
  started: before.started ?? (status === 'ACTIVE' ? now : null),
  ended: before.ended ?? (status === 'ENDED' ? now : null),
});

export const sharingCampaignsHandlers = [
  handle(createSocialCampaign, ({ db, clock, params, body, fail }) => {
    if (body.status === 'ENDED') fail(4091, 'A campaign starts as a draft, or active.');
    const now = stamp(clock);
    const campaign = campaignsOf(db, params).add({
      id: db.nextId('campaign'),
      ...checked(db, params, body),
      ...times({ started: null, ended: null }, body.status, now),
      created: now,
      modified: now,
    });
    return counted(db, params, campaign);
  }),

  handle(listSocialCampaigns, ({ db, params, query: { status } }) => ({
    campaigns: campaignsOf(db, params)
      .all()
      .filter((campaign) => status === undefined || campaign.status === status)
      .sort((a, b) => Date.parse(b.created) - Date.parse(a.created))
      .map((campaign) => counted(db, params, campaign)),
  })),

  handle(getSocialCampaign, ({ db, params }) =>
    counted(db, params, campaignsOf(db, params).get(params.campaignId)),
  ),

  handle(updateSocialCampaign, ({ db, clock, params, body, fail }) => {
    const campaigns = campaignsOf(db, params);
    const before = campaigns.get(params.campaignId);
    checkUnchanged(before, body.modified);
    if (!moves[before.status].includes(body.status)) fail(4091, `It is ${before.status}.`);
    const modified = changedAt(clock, before.modified);
    const campaign = campaigns.change(before.id, {
      ...checked(db, params, body, before.id),
      ...times(before, body.status, stamp(clock)),
      modified,
    });
    return counted(db, params, campaign);
  }),

  handle(deleteSocialCampaign, ({ db, params, fail }) => {
    const campaigns = campaignsOf(db, params);
    if (campaigns.get(params.campaignId).status === 'ACTIVE') fail(4091, 'It is active: end it first.');
    campaigns.remove(params.campaignId);
    return null;
  }),

  handle(getSocialNetworkData, ({ db, params }) => {
    const active = campaignsOf(db, params)
      .all()
      .find(({ status }) => status === 'ACTIVE');
    const networks = networkNames.map((network) => {
      const shares = sharesIn(db, params.eventId).filter(({ socialNetwork }) => socialNetwork === network);
      const dates = shares.map(({ sharedDate }) => sharedDate).sort();
      return {
        network,
        shares: shares.length,
        sharers: new Set(shares.map(({ orderId }) => orderId)).size,
        lastShared: dates.at(-1) ?? null,
        inCampaign: active?.networks.includes(network) ?? false,
      };
    });
    return { networks: networks.sort((a, b) => b.shares - a.shares || compare(a.network, b.network)) };
  }),
];
