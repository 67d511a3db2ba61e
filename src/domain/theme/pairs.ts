import type { BrandColour, Role } from './roles';

export type PairFront = Extract<
  Role,
  | 'text'
  | 'muted'
  | 'link'
  | 'ring'
  | 'borderControl'
  | 'onAccent'
  | 'onHighlight'
  | 'highlightText'
  | 'positive'
  | 'warning'
  | 'danger'
>;
export type PairBack = Extract<
  Role,
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'accent'
  | 'accentHover'
  | 'highlight'
  | 'highlightSoft'
  | 'positiveSoft'
  | 'warningSoft'
  | 'dangerSoft'
>;

/** Something read or seen, and what it is on. */
export interface Pair {
  front: PairFront;
  back: PairBack;
  /** WCAG 2.2: 4.5 for words (1.4.3), 3 for outlines and the focus ring (1.4.11). */
  needed: 4.5 | 3;
  /** The host's colour that `front` follows; a role of ours has none. */
  follows?: BrandColour | undefined;
}

const text = (front: PairFront, back: PairBack, follows?: BrandColour): Pair => ({
  front,
  back,
  needed: 4.5,
  follows,
});
const line = (front: PairFront, back: PairBack, follows?: BrandColour): Pair => ({
  front,
  back,
  needed: 3,
  follows,
});

/** Every pair of colours that is read, or that has to be seen, in the order of a report. */
export const contrastPairs: readonly Pair[] = [
  ...(['surface', 'raised', 'sunken'] as const).flatMap((ground) => [
    text('text', ground, 'color1'),
    text('muted', ground, 'color4'),
    text('link', ground, 'color2'),
    text('danger', ground),
    line('ring', ground, 'color2'),
    line('borderControl', ground),
  ]),
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('onHighlight', 'highlight'),
  text('text', 'highlightSoft', 'color1'),
  text('muted', 'highlightSoft', 'color4'),
  text('highlightText', 'highlightSoft'),
  text('highlightText', 'surface'),
  text('positive', 'positiveSoft'),
  text('warning', 'warningSoft'),
  text('danger', 'dangerSoft'),
  text('text', 'dangerSoft', 'color1'),
  text('link', 'dangerSoft', 'color2'),
];
