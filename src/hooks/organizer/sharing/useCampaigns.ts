'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { endpointKey, endpointQuery } from '../../query';

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
  const list = useQuery({ ...endpointQuery(client, listSocialCampaigns, { params }), staleTime: 0 });
  const shares = useQuery({ ...endpointQuery(client, getSocialNetworkData, { params }), staleTime: 0 });
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      // Refused as well: somebody else may have been faster.
      await Promise.all(
        [listSocialCampaigns, getSocialNetworkData, getConfirmation].map((endpoint) =>
          queries.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      );
    }
  };
  return {
    campaigns: list.data?.campaigns,
    networks: shares.data?.networks,
    isError: list.isError || shares.isError,
    isFetching: list.isFetching || shares.isFetching,
    refetch: () => void Promise.all([list.refetch(), shares.refetch()]),
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
