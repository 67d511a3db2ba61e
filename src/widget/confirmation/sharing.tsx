'use client';
import type { ConfirmationData, SocialNetworkName, SocialShareSettings } from '../../contract';
import { previewToken } from '../../domain/confirmation';
import { shareOffer, type ShareOffer } from '../../domain/sharing/offer';
import { openShareWindow } from '../../hooks/sharing/openShareWindow';
import { useSharing, type SharingOptions } from '../../hooks/sharing/useSharing';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { Skeleton } from '../../themed/kit/Skeleton';

export interface SharingSources extends SharingOptions {
  order: Pick<ConfirmationData, 'campaign' | 'links'>;
  settings: SocialShareSettings;
}

/** The share section of an order, where the event is shared at all. 001 §2.5. */
export function sharingOf({ order, settings, ...ids }: SharingSources) {
  const offer = shareOffer({ settings, campaign: order.campaign, event: order.links?.event });
  return offer && <Sharing {...ids} offer={offer} />;
}

const section = /* @__PURE__ */ chunk(() => import('../../themed/confirmation/ShareSection'));

function Sharing({ offer, ...ids }: SharingOptions & { offer: ShareOffer }) {
  const { report, send } = useSharing(ids);
  const loaded = useChunk(section);
  if (!loaded) return loaded === undefined ? <Skeleton height="16rem" /> : null;
  const share = (network: SocialNetworkName, address: string) => {
    const isOpen = openShareWindow(address);
    report(network);
    return isOpen;
  };
  return (
    <loaded.ShareSection offer={offer} onShare={share} onSend={send} isPreview={ids.token === previewToken} />
  );
}
