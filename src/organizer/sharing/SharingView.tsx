'use client';
import type { SocialCampaign, SocialCampaignStatus, SocialNetworkData } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { PageHeader, ScreenEmpty, ScreenNotFound } from '../kit/page';
import * as css from '../kit/appearance/studio.css';
import { PlainList } from '../kit/page/PlainList';
import { CampaignEditor, toSaved, type CampaignCalls } from './CampaignEditor';
import { CampaignRow } from './CampaignRow';
import { NetworkShares } from './NetworkShares';
import * as share from './sharing.css';
import { SharingForm, type SharingFormProps } from './SharingForm';

/** Stands for a campaign that is about to be made. */
const newCampaign = 'new';

export interface SharingViewProps extends SharingFormProps {
  /** The newest first. */
  campaigns: readonly SocialCampaign[];
  /** What came of sharing, for each network. */
  networks: readonly SocialNetworkData[];
  /** IANA zone of the event. */
  timeZone: string;
  /** What can be done with campaigns. Each rejects with the client’s ApiError. */
  calls: CampaignCalls & { remove: (id: string) => Promise<unknown> };
  /** Id of the campaign that is edited, `new` for another; `null` for the list. */
  openedId: string | null;
  /** A campaign is opened, `new` for another, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
}

/** How attendees share, what they are asked to share, and what came of it. 001 §3; 002 §1, §7 campaigns. @experimental */
export function SharingView(props: SharingViewProps) {
  const { campaigns, networks, timeZone, calls, openedId, onOpenedIdChange, ...form } = props;
  const t = useT();
  const opened = campaigns.find(({ id }) => id === openedId);
  return (
    <div className={css.room}>
      <PageHeader title={t('organizer.sharing.name')} lead={t('organizer.sharing.lead')} />
      {opened || openedId === newCampaign ? (
        <CampaignEditor
          key={openedId}
          campaign={opened}
          calls={calls}
          onClose={() => onOpenedIdChange(null)}
        />
      ) : openedId !== null ? (
        <ScreenNotFound
          action={
            <Button onClick={() => onOpenedIdChange(null)}>{t('organizer.sharing.allCampaigns')}</Button>
          }
        />
      ) : (
        <>
          <SharingForm {...form} />
          <Campaigns campaigns={campaigns} calls={calls} onOpenedIdChange={onOpenedIdChange} />
          <NetworkShares networks={networks} timeZone={timeZone} />
        </>
      )}
    </div>
  );
}

function Campaigns({
  campaigns,
  calls,
  onOpenedIdChange,
}: Pick<SharingViewProps, 'campaigns' | 'calls' | 'onOpenedIdChange'>) {
  const t = useT();
  const move = (campaign: SocialCampaign, status: SocialCampaignStatus) =>
    calls.update(campaign, { ...toSaved(campaign).values, status });
  return (
    <section className={share.campaigns}>
      <div className={share.head}>
        <Heading level={2} size="lg">
          {t('organizer.sharing.campaigns')}
        </Heading>
        <Button icon={<Icon name="plus" />} onClick={() => onOpenedIdChange(newCampaign)}>
          {t('organizer.sharing.newTitle')}
        </Button>
      </div>
      {campaigns.length === 0 ? (
        <ScreenEmpty
          level={3}
          icon="link"
          title={t('organizer.sharing.noCampaigns.title')}
          text={t('organizer.sharing.noCampaigns.text')}
        />
      ) : (
        <PlainList className={share.list}>
          {campaigns.map((campaign) => (
            <CampaignRow
              key={campaign.id}
              campaign={campaign}
              onEdit={() => onOpenedIdChange(campaign.id)}
              onMove={(status) => move(campaign, status)}
              onRemove={() => calls.remove(campaign.id)}
            />
          ))}
        </PlainList>
      )}
    </section>
  );
}
