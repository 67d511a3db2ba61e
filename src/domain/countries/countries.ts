/** ISO 3166-1 alpha-2, the 249 in force. `Intl` names them but cannot list them. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** A country, named for a reader. @public */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the asked locale. */
  name: string;
}

/** In which language countries are named, and which are left out. @public */
export interface CountriesOptions {
  /** BCP 47. */
  locale: string;
  /** ISO codes left out. 000 §6 country exclusions. */
  exclude?: readonly string[] | undefined;
}

/** Countries by their name in a locale, in that locale's order. @public */
export function countries({ locale, exclude = [] }: CountriesOptions): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .split(' ')
    .filter((code) => !exclude.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}

/** What people look for where `Intl` says something else, in English. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['DR Congo'],
  CG: ['Congo Republic'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain'],
  KR: ['Korea Republic'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA'],
};

/** A country with the words it is found by, folded. */
export interface FindableCountry extends Country {
  names: readonly string[];
}

/** Without accents, case and punctuation: `Côte d’Ivoire` → `cote d ivoire`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Countries that `searchCountries` and `findCountry` know by their name in the locale and in English. */
export function findableCountries(options: CountriesOptions): FindableCountry[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countries(options).map(({ code, name }) => ({
    code,
    name,
    names: [name, english.of(code) ?? code, ...(alsoCalled[code] ?? [])].map(fold),
  }));
}

/** 0 is the best; `null` is no match. A code counts only as a whole. */
function rankOf({ code, names }: FindableCountry, wanted: string): number | null {
  if (names.includes(wanted)) return 0;
  if (code.toLowerCase() === wanted) return 1;
  if (names.some((word) => word.startsWith(wanted))) return 2;
  if (names.some((word) => word.includes(` ${wanted}`))) return 3;
  return names.some((word) => word.includes(wanted)) ? 4 : null;
}

/** Those that a text may mean, the likeliest first; all of them for none. */
export function searchCountries(list: readonly FindableCountry[], text: string): FindableCountry[] {
  const wanted = fold(text);
  if (!wanted) return text.trim() ? [] : [...list];
  return list
    .flatMap((country) => {
      const rank = rankOf(country, wanted);
      return rank === null ? [] : [{ country, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The one that a text names in full: by its name, its English name or its code, as browsers fill them in. */
export function findCountry(list: readonly FindableCountry[], text: string): FindableCountry | undefined {
  const wanted = fold(text);
  if (!wanted) return undefined;
  return (
    list.find(({ names }) => names.includes(wanted)) ?? list.find(({ code }) => code.toLowerCase() === wanted)
  );
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
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR MS ' +
    'MW NR NU PA PS QA RW SB SC SL SO SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);
const withoutCity = new Set(['GI', 'SG', 'MC', 'VA']);

/** False where addresses have no postal code, e.g. Hong Kong. DECISIONS, Order flow. */
export const hasPostalCode = (code: string): boolean => !withoutPostalCode.has(code);

/** False for city-states, whose addresses name no city. */
export const hasCity = (code: string): boolean => !withoutCity.has(code);
