'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createSocialCampaign,
  deleteSocialCampaign,
  getConfirmation,
  getSocialCampaign,
  getSocialNetworkData,
  listSocialCampaigns,
  updateSocialCampaign,
  type SocialCampaign,
  type SocialCampaignDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { joinLoads } from '../resource/load';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

export interface CampaignsOf {
  accountId: string;
  eventId: string;
}

/**
 * The social campaigns of an event, the newest first, what is known of its shares, and the ways to change them, which reject with the
 * client's ApiError. Reading never throws; read `isError`. 002 §7 campaigns.
 * @experimental
 */
export function useCampaigns({ accountId, eventId }: CampaignsOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId, eventId };
  const list = useRead(listSocialCampaigns, { params });
  const shares = useRead(getSocialNetworkData, { params });
  const changed = <T>(call: Promise<T>) =>
    thenReadAgain(call, queries, [listSocialCampaigns, getSocialNetworkData, getConfirmation]);
  return {
    campaigns: list.data?.campaigns,
    networks: shares.data?.networks,
    ...joinLoads([list, shares]),
    read: (campaignId: string) => client.call(getSocialCampaign, { params: { ...params, campaignId } }),
    create: (draft: SocialCampaignDraft) =>
      changed(client.call(createSocialCampaign, { params, body: draft })),
    /** On the campaign as it was read: 4090 when somebody else changed it since. */
    update: ({ id, modified }: Pick<SocialCampaign, 'id' | 'modified'>, draft: SocialCampaignDraft) =>
      changed(
        client.call(updateSocialCampaign, {
          params: { ...params, campaignId: id },
          body: { ...draft, modified },
        }),
      ),
    remove: (campaignId: string) =>
      changed(client.call(deleteSocialCampaign, { params: { ...params, campaignId } })),
  };
}
