export { unreadableIn } from './unreadable';
export {
  campaignSchema,
  postRegistrationSchema,
  socialShareValuesSchema,
  type CampaignValues,
} from './schema';
export {
  postRegistrationValues,
  socialNetworkNames,
  socialShareSettings,
  socialShareValues,
  type PostRegistrationValues,
  type SocialShareValues,
} from './values';
