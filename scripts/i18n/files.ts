import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Texts of one locale, by key. */
export type Texts = Readonly<Record<string, string>>;

/** What translators read about one text. */
export interface KeyMeta {
  /** One sentence: where it stands and what it does. */
  context: string;
  /** Characters, counted as they are in the file. */
  maxLength: number;
  /** Each placeholder and tag of the text: what stands there, for instance. A tag has no example. */
  placeholders?: Readonly<Record<string, { meaning: string; example?: string }>>;
  /** Ids of stories that show it, as in Storybook's address; recorded by `npm run i18n stories`. */
  stories: readonly string[];
  /** The sentence of the requirements that gives the wording, by its id in docs/spec-coverage.json. */
  spec?: string;
}

/** What is known of each text, by key without a plural form. */
export type Sidecar = Readonly<Record<string, KeyMeta>>;

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where the library's texts are: those of buyers, those of organizers; and the host app's. */
const folders = {
  library: `${root}src/i18n/locales`,
  organizer: `${root}src/i18n/locales/organizer`,
  host: `${root}host-app/src/texts`,
} as const;
export type Area = keyof typeof folders;
/** Those that are translated with a sidecar beside them. */
export type LibraryArea = Exclude<Area, 'host'>;
export const libraryAreas: readonly LibraryArea[] = ['library', 'organizer'];

/** The catalogue a key of the library stands in. */
const areaOf = (key: string): LibraryArea => (key.startsWith('organizer.') ? 'organizer' : 'library');

export const metaFiles: Readonly<Record<LibraryArea, string>> = {
  library: `${root}src/i18n/keys.meta.json`,
  organizer: `${root}src/i18n/organizer.meta.json`,
};
const copiesFile = `${root}scripts/i18n/copies.json`;
const voiceFile = `${root}scripts/i18n/voice.json`;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const pathOf = (locale: string, area: Area = 'library'): string => `${folders[area]}/${locale}.json`;

/** English first, as the others are compared with it. */
export const localesIn = (area: Area): string[] => {
  const locales = readdirSync(folders[area])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''));
  return ['en', ...locales.filter((locale) => locale !== 'en').sort()];
};

/** The texts of a locale; none when it has no file yet. */
export const readTexts = (locale: string, area: Area = 'library'): Texts =>
  existsSync(pathOf(locale, area)) ? (read(pathOf(locale, area)) as Texts) : {};

export const readMeta = (area: LibraryArea): Sidecar => read(metaFiles[area]) as Sidecar;

/** The library's texts of a locale, buyers' and organizers'. */
export const readLibraryTexts = (locale: string): Texts => ({
  ...readTexts(locale),
  ...readTexts(locale, 'organizer'),
});

/** The sidecars of both. */
export const readLibraryMeta = (): Sidecar => ({ ...readMeta('library'), ...readMeta('organizer') });

/** Keys that a locale says in the words of English, by locale; `*` stands for every locale. */
export type Copies = Readonly<Record<Area, Readonly<Record<string, readonly string[]>>>>;
export const readCopies = (): Copies => read(copiesFile) as Copies;

/** What a rule can know of `docs/voice.md`. */
export interface Voice {
  /** Words and phrases not to use, in lower case, and what to say instead. */
  phrases: Readonly<Record<string, string>>;
  /** Words of the same list that a program can't find: they are right where they mean something else. */
  byContext: readonly string[];
  /** British spellings and the American ones. */
  spelling: Readonly<Record<string, string>>;
  /** Names, which keep their spelling and their capitals. */
  names: readonly string[];
  /** Keys, without a plural form, whose wording the requirements give; besides those that have `spec`. */
  requirements: readonly string[];
}
export const readVoice = (): Voice => read(voiceFile) as Voice;

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** As the repository has its JSON: in order, two spaces, a line's end. */
export const asFile = (record: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(sorted(record), null, 2)}\n`;

const writeSorted = (path: string, record: Readonly<Record<string, unknown>>): void =>
  writeFileSync(path, asFile(record));

/** Puts each text into the file of its catalogue; answers the files. */
export function writeLibraryTexts(locale: string, texts: Texts): string[] {
  return libraryAreas.map((area) => {
    const own = Object.entries(texts).filter(([key]) => areaOf(key) === area);
    const path = pathOf(locale, area);
    writeSorted(path, Object.fromEntries(own));
    return path;
  });
}
