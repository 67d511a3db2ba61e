import type { SocialCampaign } from '../../../../src/contract';
import type { RecordsOf } from '../../recordsOf';

/** A campaign; its shares are counted. */
export type StoredCampaign = Omit<SocialCampaign, 'shares'>;

/** Tables of this area, by name. */
export interface SharingCampaignsTables {
  /** Scope: the event. Oldest first. */
  socialCampaigns: StoredCampaign;
}

const campaigns: StoredCampaign[] = [
  {
    id: 'campaign-early',
    name: 'Early birds tell others',
    message: 'I have a Super Early Pass for Northlight 2026. See you on the pier in Boston!',
    url: 'https://northlight.example/2026?via=early',
    imageUrl: 'https://media.northlight.example/share/early.jpg',
    networks: ['LINKEDIN', 'FACEBOOK', 'TWITTER'],
    incentiveType: 'single',
    socialPromo: '',
    status: 'ENDED',
    started: '2025-11-03T14:00:00.000Z',
    ended: '2026-01-20T05:00:00.000Z',
    created: '2025-10-28T10:00:00.000Z',
    modified: '2026-01-20T05:00:00.000Z',
  },
  {
    id: 'campaign-lanterns',
    name: 'Lanterns',
    message: 'Bring a friend to Northlight 2026: they get 15 % off General Admission.',
    url: 'https://northlight.example/2026?via=lanterns',
    imageUrl: 'https://media.northlight.example/share/lanterns.jpg',
    networks: ['FACEBOOK', 'LINKEDIN'],
    incentiveType: 'single',
    socialPromo: 'FRIENDS',
    status: 'ACTIVE',
    started: '2026-01-20T15:00:00.000Z',
    ended: null,
    created: '2026-01-15T11:30:00.000Z',
    modified: '2026-01-20T15:00:00.000Z',
  },
  {
    id: 'campaign-speakers',
    name: 'Speakers of the second day',
    message: 'Ferries, forms and engraved ice: the second day of Northlight is complete.',
    url: 'https://northlight.example/2026/speakers',
    imageUrl: '',
    networks: ['LINKEDIN'],
    incentiveType: 'other',
    socialPromo: '',
    status: 'DRAFT',
    started: null,
    ended: null,
    created: '2026-02-05T09:15:00.000Z',
    modified: '2026-02-10T16:20:00.000Z',
  },
  {
    id: 'campaign-students',
    name: 'Student Day',
    message: 'A day of talks for students: bring your card.',
    url: 'https://northlight.example/2026/students',
    imageUrl: '',
    networks: ['FACEBOOK', 'TWITTER'],
    incentiveType: 'other',
    socialPromo: '',
    status: 'DRAFT',
    started: null,
    ended: null,
    created: '2026-02-09T13:40:00.000Z',
    modified: '2026-02-09T13:40:00.000Z',
  },
];

export const sharingCampaignsRecords: RecordsOf<SharingCampaignsTables> = {
  socialCampaigns: { '1001': campaigns },
};
