import {
  createSocialCampaign,
  deleteSocialCampaign,
  getSocialCampaign,
  getSocialNetworkData,
  listSocialCampaigns,
  updateSocialCampaign,
} from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

const event = { accountId: '77', eventId: '1001' };
const campaign = (campaignId: string) => ({ ...event, campaignId });

export const sharingCampaignsExamples = {
  createSocialCampaign: exampleOf(createSocialCampaign, {
    params: event,
    body: {
      name: 'Workshops',
      message: 'Paint a sign with Clara Bastien on May 15.',
      imageUrl: '',
      url: 'https://northlight.example/2026/workshops',
      networks: ['LINKEDIN'],
      status: 'DRAFT',
      incentiveType: 'single',
      socialPromo: 'FRIENDS',
    },
  }),
  listSocialCampaigns: exampleOf(listSocialCampaigns, { params: event }),
  getSocialCampaign: exampleOf(getSocialCampaign, { params: campaign('campaign-lanterns') }),
  updateSocialCampaign: async (call) => {
    const { name, message, imageUrl, networks, status, incentiveType, socialPromo, modified } = await call(
      getSocialCampaign,
      { params: campaign('campaign-speakers') },
    );
    const url = 'https://northlight.example/2026/speakers?via=share';
    return exampleOf(updateSocialCampaign, {
      params: campaign('campaign-speakers'),
      body: { name, message, url, imageUrl, networks, status, incentiveType, socialPromo, modified },
    });
  },
  deleteSocialCampaign: exampleOf(deleteSocialCampaign, { params: campaign('campaign-students') }),
  getSocialNetworkData: exampleOf(getSocialNetworkData, { params: event }),
} satisfies Examples;
