/** ISO 3166-1 alpha-2, the 249 in force. `Intl` names them but cannot list them. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the asked locale. */
  name: string;
}

export interface CountriesOptions {
  /** BCP 47. */
  locale: string;
  /** ISO codes left out. 000 §6 country exclusions. */
  exclude?: readonly string[] | undefined;
}

/** Countries by their name in a locale, in that locale's order. */
export function countries({ locale, exclude = [] }: CountriesOptions): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .split(' ')
    .filter((code) => !exclude.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}

/** `DE` → `Germany`; the code itself when it names no country. */
export function countryName(code: string, locale: string): string {
  return codes.split(' ').includes(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;
}

/** The code of what a profile calls a country: a code, or its name in English or `locale`. */
export function countryCodeOf(country: string, locale: string): string | undefined {
  const wanted = country.trim().toLowerCase();
  if (!wanted) return undefined;
  const asCode = wanted.toUpperCase();
  if (codes.split(' ').includes(asCode)) return asCode;
  for (const language of ['en', locale]) {
    const found = countries({ locale: language }).find(({ name }) => name.toLowerCase() === wanted);
    if (found) return found.code;
  }
  return undefined;
}

const withoutPostalCode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR ' +
    'MW NR NU QA RW SB SC SL SO SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);
const withoutCity = new Set(['GI', 'SG', 'MC', 'VA']);

/** False where addresses have no postal code, e.g. Hong Kong. DECISIONS, Order flow. */
export const hasPostalCode = (code: string): boolean => !withoutPostalCode.has(code);

/** False for city-states, whose addresses name no city. */
export const hasCity = (code: string): boolean => !withoutCity.has(code);
