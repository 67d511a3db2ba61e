export { unreadableIn } from './unreadable';
export {
  campaignSchema,
  confirmationSettingsSchema,
  socialShareValuesSchema,
  type CampaignValues,
} from './schema';
export {
  confirmationSettingsValues,
  socialNetworkNames,
  socialShareSettings,
  socialShareValues,
  type ConfirmationSettingsValues,
  type SocialShareValues,
} from './values';
