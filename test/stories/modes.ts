import { shippedLocales } from '../../src/i18n/shipped';

/** How a mounted story is rendered once more, and what is checked then. */
export interface Mode {
  name: string;
  /** Storybook's toolbar, e.g. `locale`; what is not named stays as it is at the start. */
  globals: Readonly<Record<string, string>>;
  /** CSS pixels. 640 is what 200 % zoom leaves of 1280, 320 what 400 % does. */
  widths: readonly number[];
  /** Locale whose texts must have taken the place of the English ones. */
  translatedInto?: string;
  /** What the browser reports of the system's colours. */
  forcedColors?: 'active';
}

/**
 * Those of `npm test`. English is first, as the story is rendered so already. Pseudo texts are 40 % longer, German has the longest words, and what is not mirrored shows in the other
 * pseudo-locale.
 */
const ofEveryRun: readonly Mode[] = [
  { name: 'zoomed', globals: {}, widths: [640] },
  { name: 'en-XA', globals: { locale: 'en-XA' }, widths: [1280, 360], translatedInto: 'en-XA' },
  { name: 'ar-XB', globals: { locale: 'ar-XB' }, widths: [360], translatedInto: 'ar-XB' },
  { name: 'de', globals: { locale: 'de' }, widths: [360] },
];

const isInEveryRun = (locale: string) => ofEveryRun.some(({ name }) => name === locale);

/** Of a state without a picture, which looks as another does in all but a part: whether its texts are translated, and fit where there is least room. */
const ofOtherStates: readonly Mode[] = [
  { name: 'en-XA', globals: { locale: 'en-XA' }, widths: [360], translatedInto: 'en-XA' },
];

/** Those of `npm run test:all` besides. English is first, as the story is rendered so already. */
const ofFullRun: readonly Mode[] = [
  { name: 'smallest', globals: {}, widths: [320] },
  { name: 'forced-colors', globals: {}, widths: [360], forcedColors: 'active' },
  ...shippedLocales
    .filter((locale) => locale !== 'en' && !isInEveryRun(locale))
    .map((locale) => ({
      name: locale,
      globals: { locale },
      widths: [1280, 360],
      translatedInto: locale,
    })),
];

/** The modes of the stories with a picture, and those of the others. */
export interface Modes {
  pictured: readonly Mode[];
  others: readonly Mode[];
}

const ofFull = [...ofFullRun, ...ofEveryRun];

export const modesOfRun = (isFull: boolean): Modes =>
  isFull ? { pictured: ofFull, others: ofFull } : { pictured: ofEveryRun, others: ofOtherStates };
