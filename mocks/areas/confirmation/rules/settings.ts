import type {
  PostRegistrationSettings,
  SocialNetworkName,
  SocialShareSettings,
} from '../../../../src/contract';
import { safeUrl } from '../../../../src/domain/links/safeUrl';
import { charactersLeft, maxSocialMessageLength } from '../../../../src/domain/sharing/message';
import { isColour } from '../../../../src/domain/theme/isColour';
import { isFontList } from '../../../../src/domain/theme/theme';
import type { Db } from '../../../db';
import { repeatedAt } from '../../../rules/edits';
import { malformed } from '../../../rules/fields';
import { checkSettingsVersion } from '../../../rules/version';
import { settingsOf } from './settingsOf';

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
    throw malformed('message', `It has more than ${maxSocialMessageLength} characters.`);
  const names: SocialNetworkName[] = next.socialNetworks.map(({ socialNetwork }) => socialNetwork);
  if (repeatedAt(names) >= 0) throw malformed('socialNetworks', 'A network is named twice.');
  db.rows('socialShareSettings', eventId).put({
    ...next,
    id: 'registration',
    version: socialShare.version + 1,
  });
  return settingsOf(db, eventId).socialShare;
}
