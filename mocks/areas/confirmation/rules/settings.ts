import type {
  ConfirmationCampaign,
  PostRegistrationSettings,
  SocialNetworkName,
  SocialShareSettings,
} from '../../../../src/contract';
import { safeUrl } from '../../../../src/domain/links/safeUrl';
import { charactersLeft, longestSocialMessage } from '../../../../src/domain/sharing/message';
import { isColour } from '../../../../src/domain/colour/isColour';
import { isFontList } from '../../../../src/domain/theme/theme';
import type { Db } from '../../../db';
import { Refusal } from '../../../db/refusal';
import { withoutId, type Rows } from '../../../db/rows';
import type { SharingCampaignsTables } from '../../sharing/seed/campaigns';
import type { ConfirmationSettingsTables } from '../seed';
import { repeatedAt } from '../../../rules/edits';
import { malformed } from '../../../rules/fields';

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

const colours = [
  ...(['textColor', 'linksColor', 'titleColor'] as const),
  ...(['buttonTextColor', 'buttonBackgroundColor'] as const),
];
const fonts = ['textFontFamily', 'titleFontFamily'] as const;

/** Changes how the confirmation looks. Checks all before it changes any. Refuses with 4000 and 4090. */
export function changeConfirmationSettings(db: Db, eventId: string, sent: Partial<PostRegistrationSettings>) {
  const { settings } = settingsOf(db, eventId);
  checkSettingsVersion(settings.version, sent.version);
  const next = { ...settings, ...sent };
  for (const name of colours)
    if (next[name] !== '' && !isColour(next[name])) throw malformed(name, 'It is no colour.');
  for (const name of fonts)
    if (next[name] !== '' && !isFontList(next[name])) throw malformed(name, 'It is no font.');
  if (next.logoUrl !== '' && safeUrl(next.logoUrl, { allow: ['https:', 'relative'] }) === null)
    throw malformed('logoUrl', 'It is no https address.');
  db.rows('postRegistrationSettings', eventId).put({
    ...next,
    id: eventId,
    version: settings.version + 1,
  });
  return settingsOf(db, eventId).settings;
}

/** Changes how attendees share. Refuses with 4000 and 4090. */
export function changeSocialShare(db: Db, eventId: string, sent: Partial<SocialShareSettings>) {
  const { socialShare } = settingsOf(db, eventId);
  checkSettingsVersion(socialShare.version, sent.version);
  const next = { ...socialShare, ...sent };
  if (charactersLeft(next.message) < 0)
    throw malformed('message', `It has more than ${longestSocialMessage} characters.`);
  const names: SocialNetworkName[] = next.socialNetworks.map(({ socialNetwork }) => socialNetwork);
  if (repeatedAt(names) >= 0) throw malformed('socialNetworks', 'A network is named twice.');
  db.rows('socialShareSettings', eventId).put({
    ...next,
    id: 'registration',
    version: socialShare.version + 1,
  });
  return settingsOf(db, eventId).socialShare;
}

/** Refuses with 4090 when the editor began with another version; one that names none is not asked. */
export function checkSettingsVersion(present: number, begunWith: number | undefined): void {
  if (begunWith !== undefined && begunWith !== present)
    throw new Refusal(4090, 'Somebody else changed it meanwhile; nothing was saved.');
}
