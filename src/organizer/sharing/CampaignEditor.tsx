'use client';
import type { SocialCampaign, SocialCampaignDraft } from '../../contract';
import { campaignSchema, type CampaignValues } from '../../domain/confirmation/settings';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { MultiSelectField, RadioCards, TextField } from '../kit/fields';
import { FormSection, useLeaveGuard } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { networkOptions } from './networkOptions';
import * as css from './sharing.css';
import { SocialMessageField } from './SocialMessageField';

/** How a campaign is saved. All reject with the client's ApiError. */
export interface CampaignCalls {
  read: (id: string) => Promise<SocialCampaign>;
  create: (draft: SocialCampaignDraft) => Promise<SocialCampaign>;
  update: (
    campaign: Pick<SocialCampaign, 'id' | 'modified'>,
    draft: SocialCampaignDraft,
  ) => Promise<SocialCampaign>;
}

export interface CampaignEditorProps {
  /** Absent for a new one. */
  campaign?: SocialCampaign | undefined;
  calls: CampaignCalls;
  /** It was saved, or left as it was. */
  onClose: () => void;
}

const blank: CampaignValues = {
  name: '',
  message: '',
  url: '',
  imageUrl: '',
  networks: [],
  incentiveType: 'single',
  socialPromo: '',
};

/** A campaign as its form has it. */
export const toSaved = (campaign: SocialCampaign): Saved<CampaignValues> => {
  const { name, message, url, imageUrl, networks, incentiveType, socialPromo } = campaign;
  return {
    values: { name, message, url, imageUrl, networks, incentiveType, socialPromo },
    version: momentOf(campaign),
  };
};

/** What a campaign says, where, and what friends and sharers get. 001 §3 campaign, §5. */
export function CampaignEditor({ campaign, calls, onClose }: CampaignEditorProps) {
  const t = useT();
  const guard = useLeaveGuard();
  const { id, status } = campaign ?? {};
  const record: RecordProps<CampaignValues> = {
    saved: campaign ? toSaved(campaign) : { values: blank, version: 0 },
    save: async (values, version) =>
      toSaved(
        id && status
          ? await calls.update({ id, modified: modifiedAt(version) }, { ...values, status })
          : await calls.create({ ...values, status: 'DRAFT' }),
      ),
    ...(id && { reload: async () => toSaved(await calls.read(id)) }),
    onSaved: onClose,
  };
  const leave = async () => {
    if (await guard.mayLeave()) onClose();
  };
  const title = campaign
    ? t('organizer.sharing.editTitle', { name: campaign.name })
    : t('organizer.sharing.newTitle');
  return (
    <section className={css.campaigns}>
      <div className={css.head}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <LinkButton onClick={() => void leave()}>{t('organizer.sharing.allCampaigns')}</LinkButton>
      </div>
      <EditorScreen isPart record={record} schema={campaignSchema} title={title}>
        <FormSection title={t('organizer.sharing.what')} level={3}>
          <TextField<CampaignValues>
            name="name"
            label={t('organizer.sharing.campaignName')}
            hint={t('organizer.sharing.campaignNameHint')}
            limit={80}
            required
          />
          <SocialMessageField<CampaignValues> name="message" label={t('organizer.sharing.message')} />
          <TextField<CampaignValues>
            name="url"
            label={t('organizer.sharing.url')}
            hint={t('organizer.sharing.urlHint')}
            type="url"
            dir="ltr"
            required
          />
          <TextField<CampaignValues>
            name="imageUrl"
            label={t('organizer.sharing.imageUrl')}
            type="url"
            dir="ltr"
            optional
          />
          <MultiSelectField<CampaignValues>
            name="networks"
            label={t('organizer.sharing.networks')}
            options={networkOptions(t)}
          />
        </FormSection>
        <FormSection title={t('organizer.sharing.why')} level={3}>
          <RadioCards<CampaignValues>
            name="incentiveType"
            label={t('organizer.sharing.incentive')}
            options={(['single', 'other'] as const).map((value) => ({
              value,
              label: t(`organizer.sharing.incentive.${value}`),
              text: t(`organizer.sharing.incentive.${value}Text`),
            }))}
          />
          <TextField<CampaignValues>
            name="socialPromo"
            label={t('organizer.sharing.socialPromo')}
            hint={t('organizer.sharing.socialPromoHint')}
            dir="ltr"
            optional
          />
        </FormSection>
      </EditorScreen>
    </section>
  );
}
