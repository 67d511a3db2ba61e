import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { SocialCampaignDraft, SocialNetworkName } from '../../../contract';
import { safeUrl } from '../../links/safeUrl';
import { charactersOf, maxSocialMessageLength } from '../../sharing';
import { isColour } from '../../theme/isColour';
import { isFontList } from '../../theme/theme';
import type { ConfirmationSettingsValues, SocialShareValues } from './values';

const on = () => boolean().default(false).defined();
const text = () => string().default('').defined();
const unlessEmpty = (isGood: (value: string) => boolean) => (value: string) =>
  value.trim() === '' || isGood(value);

const colour = () => text().test('colour', 'organizer.confirmation.error.colour', unlessEmpty(isColour));
const font = () => text().test('font', 'organizer.confirmation.error.font', unlessEmpty(isFontList));
const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] }) !== null;
const isPicture = (value: string) => safeUrl(value, { allow: ['https:', 'relative'] }) !== null;

/** How the confirmation screen looks and what it says. 001 §3. Answers i18n keys. */
export const confirmationSettingsSchema: ObjectSchema<ConfirmationSettingsValues> = object({
  displayLogo: on(),
  logoUrl: text()
    .test('address', 'organizer.confirmation.error.logoUrl', unlessEmpty(isPicture))
    .test(
      'there',
      'organizer.confirmation.error.noLogo',
      (value, { parent }) => !(parent as ConfirmationSettingsValues).displayLogo || value.trim() !== '',
    ),
  textColor: colour(),
  textFontFamily: font(),
  textBold: on(),
  textItalic: on(),
  linksColor: colour(),
  titleColor: colour(),
  titleFontFamily: font(),
  titleBold: on(),
  titleItalic: on(),
  buttonTextColor: colour(),
  buttonBackgroundColor: colour(),
  showAddToCalendar: on(),
  showRegistrationDetails: on(),
  showAlsoAttending: on(),
  showTicketQr: on(),
  postMessage: text(),
});

const networks = () => array(mixed<SocialNetworkName>().defined()).default([]).defined();

const shared = () =>
  text().test(
    'length',
    'organizer.sharing.error.tooLong',
    (value) => charactersOf(value) <= maxSocialMessageLength,
  );

/** How attendees may share an event. 001 §5 Social message. Answers i18n keys. */
export const socialShareValuesSchema: ObjectSchema<SocialShareValues> = object({
  active: on(),
  message: shared(),
  networks: networks().test(
    'some',
    'organizer.sharing.error.noNetwork',
    (value, { parent }) => !(parent as SocialShareValues).active || value.length > 0,
  ),
});

/** What an organizer fills in of a campaign; its state is moved by buttons. */
export type CampaignValues = Omit<SocialCampaignDraft, 'status'>;

/** A campaign: what attendees are asked to share, and what for. 001 §3 campaign, §5. Answers i18n keys. */
export const campaignSchema: ObjectSchema<CampaignValues> = object({
  name: text()
    .trim()
    .required('organizer.sharing.error.noName')
    .max(80, 'organizer.sharing.error.nameTooLong'),
  message: shared().trim().required('organizer.sharing.error.noMessage'),
  url: text()
    .trim()
    .required('organizer.sharing.error.url')
    .test('https', 'organizer.sharing.error.url', isHttps),
  imageUrl: text().test('https', 'organizer.sharing.error.url', unlessEmpty(isHttps)),
  networks: networks().min(1, 'organizer.sharing.error.noNetwork'),
  incentiveType: mixed<SocialCampaignDraft['incentiveType']>().oneOf(['single', 'other']).defined(),
  socialPromo: text(),
});
