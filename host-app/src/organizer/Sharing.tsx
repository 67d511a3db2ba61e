import { SharingScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Sharing({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  return (
    <SharingScreen
      accountId={accountId}
      eventId={eventId}
      campaign={id ?? null}
      onCampaignChange={(campaign) => navigate(hrefOf('sharing', campaign ?? undefined))}
    />
  );
}
