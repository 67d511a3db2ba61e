// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { nullable, whole } from '../../strictReading';
const readSocialCampaign: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name message url imageUrl socialPromo'),
  networks: whole(must(oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER'))),
  status: must(oneOf('DRAFT', 'ACTIVE', 'ENDED')),
  incentiveType: must(oneOf('single', 'other')),
  id: must(isId),
  ...each(nullable(must(isInstant)), 'started ended'),
  shares: must(isNumber),
  ...each(must(isInstant), 'created modified'),
});
const readSocialNetworkData: Reader = /* @__PURE__ */ record({
  network: must(oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER')),
  ...each(must(isNumber), 'shares sharers'),
  lastShared: nullable(must(isInstant)),
  inCampaign: must(isFlag),
});
export const createSocialCampaign: Reader = /* @__PURE__ */ readSocialCampaign;
export const listSocialCampaigns: Reader = /* @__PURE__ */ record({ campaigns: whole(readSocialCampaign) });
export const getSocialCampaign: Reader = /* @__PURE__ */ readSocialCampaign;
export const updateSocialCampaign: Reader = /* @__PURE__ */ readSocialCampaign;
export const getSocialNetworkData: Reader = /* @__PURE__ */ record({
  networks: whole(readSocialNetworkData),
});
