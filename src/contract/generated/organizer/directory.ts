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
import { isAmount, nullable, whole } from '../../strictReading';
import { readCurrency } from '../shared';
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
export const listCountries: Reader = /* @__PURE__ */ record({ countries: whole(readDictionaryCountry) });
export const listEventTemplates: Reader = /* @__PURE__ */ record({
  templates: whole(readEventTemplate),
  currency: readCurrency,
});
export const createEventTemplate: Reader = /* @__PURE__ */ readEventTemplate;
export const getWeather: Reader = /* @__PURE__ */ readVenueWeather;
