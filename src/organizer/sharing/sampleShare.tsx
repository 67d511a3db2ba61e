'use client';
import { shareOffer, type ShareSources } from '../../domain';
import { ShareSection } from '../../themed/confirmation/ShareSection';

/** The panel attendees share with, in a preview: it opens no window and sends nothing. `null` where nothing is shared. */
export function sampleShare(sources: ShareSources) {
  const offer = shareOffer(sources);
  // Its field begins with the organizer's words, and then belongs to who types in it.
  return (
    offer && (
      <ShareSection
        key={offer.message}
        offer={offer}
        onShare={opensNothing}
        onSend={sendsNothing}
        isPreview
      />
    )
  );
}

const opensNothing = () => true;
const sendsNothing = () => Promise.resolve(null);
