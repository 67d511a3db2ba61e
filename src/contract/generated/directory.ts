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
} from '../reading';
import { isAmount, nullable, whole } from '../strictReading';
const readCompany: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name website'),
  countryCode: nullable(must(isText)),
  id: must(isId),
  contacts: must(isNumber),
  ...each(must(isInstant), 'created modified'),
});
const readDictionaryCountry: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'code name') });
const readEventTemplate: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  builtIn: must(isFlag),
  hours: must(isNumber),
  'time-zone-id': nullable(must(isText)),
  ticketTypes: whole(record({ name: must(isText), price: must(isAmount) })),
  created: must(isInstant),
});
const readOrganizerTag: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name color'),
  id: must(isId),
  uses: must(isNumber),
});
const readWeatherDay: Reader = /* @__PURE__ */ record({
  date: must(isText),
  source: must(oneOf('usual', 'forecast')),
  ...each(must(isNumber), 'high low chanceOfRain'),
});
const readVenueWeather: Reader = /* @__PURE__ */ record({
  city: must(isText),
  unit: must(oneOf('C', 'F')),
  days: whole(readWeatherDay),
});
export const listTags: Reader = /* @__PURE__ */ record({ tags: whole(readOrganizerTag) });
export const createTag: Reader = /* @__PURE__ */ readOrganizerTag;
export const updateTag: Reader = /* @__PURE__ */ readOrganizerTag;
export const listCompanies: Reader = /* @__PURE__ */ record({ companies: whole(readCompany) });
export const createCompany: Reader = /* @__PURE__ */ readCompany;
export const updateCompany: Reader = /* @__PURE__ */ readCompany;
export const listCountries: Reader = /* @__PURE__ */ record({ countries: whole(readDictionaryCountry) });
export const listEventTemplates: Reader = /* @__PURE__ */ record({ templates: whole(readEventTemplate) });
export const createEventTemplate: Reader = /* @__PURE__ */ readEventTemplate;
export const getWeather: Reader = /* @__PURE__ */ readVenueWeather;
