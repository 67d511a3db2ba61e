import type { PostRegistrationSettings, SocialShareSettings } from '../../src/contract';
import { withoutId, type Rows } from '../db/rows';
import type { PostRegistrationTables } from '../records/postRegistration';

/** What an event shows until its organizer decides otherwise. */
export const usualSettings: PostRegistrationSettings = {
  ...{ displayLogo: false, logoUrl: '' },
  ...{ textColor: '', textFontFamily: '', textBold: false, textItalic: false },
  linksColor: '',
  ...{ titleColor: '', titleFontFamily: '', titleBold: false, titleItalic: false },
  ...{ buttonTextColor: '', buttonBackgroundColor: '' },
  ...{ showAddToCalendar: true, showRegistrationDetails: true, showAlsoAttending: false },
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

/** Where the settings are read from. */
export interface SettingsSource {
  rows: <Name extends keyof PostRegistrationTables>(
    table: Name,
    eventId: string,
  ) => Rows<PostRegistrationTables[Name]>;
}

/** Everything the confirmation of an event is made of besides its orders. */
export function settingsOf({ rows }: SettingsSource, eventId: string) {
  const { campaign, links } = rows('confirmationExtras', eventId).find(eventId) ?? {
    campaign: null,
    links: {},
  };
  return {
    settings: withoutId(rows('postRegistrationSettings', eventId).find(eventId)) ?? usualSettings,
    socialShare: withoutId(rows('socialShareSettings', eventId).find('registration')) ?? noSharing,
    ...{ campaign, links },
  };
}
