'use client';
import { useMemo, useState } from 'react';
import { useCampaigns, useConfirmationPreview, useSocialShare, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { SharingView } from './SharingView';

/** Props of `SharingScreen`. @experimental */
export interface SharingScreenProps extends EventScreenProps {
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** Id of the campaign that is edited, `new` for another, `null` for the list. Held here when absent. */
  campaign?: string | null | undefined;
  /** A campaign is opened, `new` for another, or closed with `null`. */
  onCampaignChange?: ((id: string | null) => void) | undefined;
  /** The settings are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How attendees share an event, what they are asked to share, and what came of it. 001 §3 Social share settings; 002 §7 campaigns. */
export function Sharing({ accountId, eventId, preset, onSaved, ...props }: SharingScreenProps) {
  const t = useT();
  const [ownCampaign, setOwnCampaign] = useState<string | null>(null);
  const settings = useSocialShare(eventId);
  const campaigns = useCampaigns({ accountId, eventId });
  const bootstrap = useWidgetBootstrap(eventId);
  const order = useConfirmationPreview(eventId);
  const sample = useMemo(
    () =>
      order.data && bootstrap.data
        ? { order: order.data, theme: bootstrap.data.ticketsWidgetModel.theme, preset }
        : undefined,
    [order.data, bootstrap.data, preset],
  );
  const { saved, save, reload } = settings;
  return (
    <ScreenState
      loads={[settings, campaigns, bootstrap, order]}
      data={{ saved, sample, campaigns: campaigns.campaigns, networks: campaigns.networks }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.sharing.name') }}
      loading={t('organizer.sharing.loading')}
      failed={t('organizer.sharing.notLoaded')}
    >
      {(found) => (
        <SharingView
          {...found}
          save={save}
          reload={reload}
          onSaved={onSaved}
          calls={campaigns}
          timeZone={found.sample.order.event['time-zone-id']}
          openedId={props.campaign === undefined ? ownCampaign : props.campaign}
          onOpenedIdChange={(id) => {
            setOwnCampaign(id);
            props.onCampaignChange?.(id);
          }}
        />
      )}
    </ScreenState>
  );
}
