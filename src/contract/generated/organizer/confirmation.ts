// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isNumber, isText, maybe, must, oneOf, record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
const readPostRegistrationSettings: Reader = /* @__PURE__ */ record({
  ...each(
    must(isFlag),
    'displayLogo textBold textItalic titleBold titleItalic showAddToCalendar showRegistrationDetails showAlsoAttending',
  ),
  ...each(
    must(isText),
    'logoUrl textColor textFontFamily linksColor titleColor titleFontFamily buttonTextColor buttonBackgroundColor postMessage',
  ),
  showTicketQr: maybe(isFlag),
  version: maybe(isNumber),
});
const readSocialShareSettings: Reader = /* @__PURE__ */ record({
  active: must(isFlag),
  message: must(isText),
  socialNetworks: whole(
    record({ socialNetwork: must(oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER')), enabled: must(isFlag) }),
  ),
  sectionType: must(oneOf('registration')),
  version: maybe(isNumber),
});
export const savePostRegistration: Reader = /* @__PURE__ */ readPostRegistrationSettings;
export const saveSocialShareSettings: Reader = /* @__PURE__ */ readSocialShareSettings;
