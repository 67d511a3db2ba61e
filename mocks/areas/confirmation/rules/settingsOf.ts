import type {
  ConfirmationCampaign,
  PostRegistrationSettings,
  SocialShareSettings,
} from '../../../../src/contract';
import { withoutId, type Rows } from '../../../db/rows';
import type { SharingCampaignsTables } from '../../sharing/seed/campaigns';
import type { ConfirmationSettingsTables } from '../seed';

/** What an event shows until its organizer decides otherwise. */
export const usualSettings: PostRegistrationSettings = {
  displayLogo: false,
  logoUrl: '',
  textColor: '',
  textFontFamily: '',
  textBold: false,
  textItalic: false,
  linksColor: '',
  titleColor: '',
  titleFontFamily: '',
  titleBold: false,
  titleItalic: false,
  buttonTextColor: '',
  buttonBackgroundColor: '',
  showAddToCalendar: true,
  showRegistrationDetails: true,
  showAlsoAttending: false,
  postMessage: '',
};

export const noSharing: SocialShareSettings = {
  active: false,
  message: '',
  socialNetworks: [
    { socialNetwork: 'FACEBOOK', enabled: false },
    { socialNetwork: 'LINKEDIN', enabled: false },
    { socialNetwork: 'TWITTER', enabled: false },
  ],
  sectionType: 'registration',
};

type SettingsTables = ConfirmationSettingsTables & SharingCampaignsTables;

/** Where the settings are read from. */
export interface SettingsSource {
  rows: <Name extends keyof SettingsTables>(table: Name, eventId: string) => Rows<SettingsTables[Name]>;
}

/** Everything the confirmation of an event is made of besides its orders. */
export function settingsOf({ rows }: SettingsSource, eventId: string) {
  return {
    settings: withVersion(
      withoutId(rows('postRegistrationSettings', eventId).find(eventId)) ?? usualSettings,
    ),
    socialShare: withVersion(
      withoutId(rows('socialShareSettings', eventId).find('registration')) ?? noSharing,
    ),
    campaign: campaignOf({ rows }, eventId),
    links: rows('confirmationExtras', eventId).find(eventId)?.links ?? {},
  };
}

/** Nothing was changed yet where none is counted. */
const withVersion = <T extends { version?: number }>(settings: T) => ({
  ...settings,
  version: settings.version ?? 1,
});

/** What attendees are asked to share at present. */
function campaignOf({ rows }: SettingsSource, eventId: string): ConfirmationCampaign | null {
  const active = rows('socialCampaigns', eventId)
    .all()
    .find(({ status }) => status === 'ACTIVE');
  if (!active) return null;
  const { incentiveType, message, networks, socialPromo } = active;
  return {
    definition: { incentiveType },
    shareMessage: message,
    socialNetworks: networks,
    socialPromo: socialPromo || null,
  };
}
