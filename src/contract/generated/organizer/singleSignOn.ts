// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { nullable, whole } from '../../strictReading';
const readLoginSettings: Reader = /* @__PURE__ */ record({
  methods: whole(must(oneOf('EMAIL', 'LINKEDIN', 'FACEBOOK', 'SSO'))),
  ssoConfigId: nullable(must(isText)),
  restrictLoginForNonTicketHolders: must(isFlag),
  eventId: must(isText),
  modifiedDate: nullable(must(isInstant)),
});
const readSsoAttributeNames: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'email firstName lastName'),
});
const readSsoConfig: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name entityId signInUrl accountId'),
  configType: must(oneOf('SAML', 'OPEN_ID')),
  ...each(maybe(isText), 'certificate clientId'),
  attributeNames: readSsoAttributeNames,
  id: must(isId),
  status: must(oneOf('DRAFT', 'ACTIVE', 'DISABLED')),
  hasClientSecret: must(isFlag),
  ...each(must(isInstant), 'createdDate modifiedDate'),
});
const readSearchPage_SsoConfig: Reader = /* @__PURE__ */ record({
  items: whole(readSsoConfig),
  ...each(must(isNumber), 'total page size'),
});
const readSsoMetadata: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'entityId signInUrl certificate'),
});
const readSsoServiceConfig: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'entityId answerUrl signOutUrl'),
  active: whole(readSsoConfig),
});
export const createSsoConfig: Reader = /* @__PURE__ */ readSsoConfig;
export const updateSsoConfig: Reader = /* @__PURE__ */ readSsoConfig;
export const searchSsoConfigs: Reader = /* @__PURE__ */ readSearchPage_SsoConfig;
export const listLoginSettings: Reader = /* @__PURE__ */ whole(readLoginSettings);
export const getLoginSettings: Reader = /* @__PURE__ */ readLoginSettings;
export const updateLoginSettings: Reader = /* @__PURE__ */ readLoginSettings;
export const restrictLogin: Reader = /* @__PURE__ */ readLoginSettings;
export const readIdpMetadata: Reader = /* @__PURE__ */ readSsoMetadata;
export const setSsoStatus: Reader = /* @__PURE__ */ readSsoConfig;
export const getSsoServiceConfig: Reader = /* @__PURE__ */ readSsoServiceConfig;
