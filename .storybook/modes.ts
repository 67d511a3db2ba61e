/**
 * How a story is pictured, by Chromatic and by `npm run visual` alike: a width, and what the toolbar is set to. A mode is
 * here because it finds what the others miss; docs/visual-review.md says how to add one.
 */
interface PictureMode {
  /** Width of the window in CSS pixels. */
  viewport: number;
  preset?: string;
  scheme?: string;
  locale?: string;
}

export type PictureModes = Readonly<Record<string, PictureMode>>;

/** Every story: what most buyers see. */
export const everyStory = { wide: { viewport: 1280 } } as const satisfies PictureModes;

/**
 * A state or two of each whole screen as well: the narrow layout, dark surfaces, large radius and serif, in one picture instead of four.
 * `parameters: { chromatic: { modes: onPhones } }`
 */
export const onPhones = {
  'festival-phone-dark': { viewport: 360, preset: 'festival', scheme: 'dark' },
} as const satisfies PictureModes;

/**
 * One story of each screen, whose play looks for no English words: mirrored, in another script, with little radius.
 * `parameters: { chromatic: { modes: mirrored } }`; the file's own modes stay.
 */
export const mirrored = {
  'summit-arabic': { viewport: 1024, preset: 'summit', locale: 'ar' },
} as const satisfies PictureModes;

/**
 * The parameters of a story that gets no picture, and why: `parameters: { ...notPictured('…') }`. It is still played, read by axe,
 * published, and rendered again where texts are longest and room is least. In a file's meta it must be spread so: Storybook writes the
 * docs over parameters that are not written out.
 */
export const notPictured = (why: string) => ({ chromatic: { disableSnapshot: true, why } });

/** Of the stories of one screen those are pictured that say so. */
export const ofOneScreen = notPictured(
  'The stories of one screen differ in a part of it; these few show all of its parts.',
);

/** What one story of a file says whose others are not pictured. */
export const pictured = { chromatic: { disableSnapshot: false } };

/** Journeys are long to play, and every screen they come by has a picture among its component's stories. */
export const asJourney = notPictured('Every screen on the way has stories of its own.');

/** Headless parts have no look but the browser's. Two files of them keep their pictures, which show that no style of ours reaches them. */
export const withoutStyle = notPictured(
  'Without a style of ours there is nothing to see that its play does not read.',
);
