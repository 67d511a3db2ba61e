import type { ConfirmationCampaign, SocialNetworkName, SocialShareSettings } from '../../contract';
import { isKnownNetwork, sharedAddress } from './addresses';

/** How an attendee may share the event. */
export interface ShareOffer {
  /** Where; empty without a public address. */
  networks: SocialNetworkName[];
  /** The organizer's words to begin with. */
  message: string;
  /** What is shared, the code of the friends included. */
  url: string | null;
  /** What friends may use; `null` without a campaign that has one. */
  promo: string | null;
  /** Which shares earn something: the first, or each. `null` without a campaign. */
  incentive: 'single' | 'other' | null;
}

export interface ShareSources {
  settings: SocialShareSettings | undefined;
  campaign: ConfirmationCampaign | null | undefined;
  /** The event's own site (`ConfirmationLinks`). */
  event: string | undefined;
}

const incentives = ['single', 'other'] as const;

/** A campaign goes before the settings. `null` when there is neither, and nothing is shared. 001 §2.5, §3. */
export function shareOffer({ settings, campaign, event }: ShareSources): ShareOffer | null {
  const isActive = settings?.active === true;
  if (!campaign && !isActive) return null;
  const promo = campaign?.socialPromo?.trim() || null;
  const url = sharedAddress(event, promo);
  const enabled = isActive
    ? settings.socialNetworks.flatMap((each) => (each.enabled ? [each.socialNetwork] : []))
    : [];
  const networks = campaign?.socialNetworks.length ? campaign.socialNetworks : enabled;
  const incentive = campaign?.definition.incentiveType;
  return {
    networks: url === null ? [] : [...new Set(networks)].filter(isKnownNetwork),
    message: campaign?.shareMessage || (settings?.message ?? ''),
    url,
    promo,
    incentive: incentives.find((known) => known === incentive) ?? null,
  };
}
