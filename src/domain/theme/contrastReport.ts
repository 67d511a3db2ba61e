import type { ThemeSettings } from '../../contract';
import { isColour } from './isColour';
import { colours } from './theme';
import { contrast, luminance, mix, read, toHex, type Colour } from './colour';
import { limits } from './limits';
import { nearest } from './nearest';
import { contrastPairs, type Pair } from './pairs';
import { rolesOf, uncorrectedRolesOf, type Brand, type BrandColour, type Role, type Scheme } from './roles';

/** One of the six colours, and what to put there instead. @public */
export interface ColourFix {
  color: BrandColour;
  /** `#rrggbb`. */
  value: string;
}

/** WCAG 2.2. Outlines know no AAA. @public */
export type ContrastLevel = 'AAA' | 'AA' | 'fails';

/** A pair as the theme paints it. @public */
export interface ContrastResult extends Pair {
  /** What is painted, `#rrggbb`. */
  frontColour: string;
  backColour: string;
  /** 1 to 21. */
  ratio: number;
  level: ContrastLevel;
  /** The ratio had the theme corrected nothing. */
  given: number;
  /** What would pass by itself, where what was given does not. */
  fix?: ColourFix | undefined;
}

/** The colours that the theme corrects; the others it only derives from. */
type CorrectedColour = Exclude<BrandColour, 'color3'>;

/** A colour that the theme could not use as it was given. @public */
export interface ColourCorrection extends ColourFix {
  color: CorrectedColour;
  /** As it was given and as it is used, `#rrggbb`; `value` of the fix is the nearest that is left alone. */
  given: string;
  used: string;
  /** Where it is used so. */
  roles: readonly Role[];
}

/** How well each pair of colours can be read, and what was corrected. @public */
export interface ContrastReport {
  pairs: readonly ContrastResult[];
  corrections: readonly ColourCorrection[];
}

/** What a contrast report is made for. @public */
export interface ContrastOptions {
  /** Default: `light`. */
  scheme?: Scheme | undefined;
  /** The preset's colours, which stand where the settings have none: `brands` of `boxoffice/theme`. */
  base: Brand;
}

/** The six colours in force: of the settings each that is a colour, else the preset's. @public */
export const brandOf = (settings: ThemeSettings, base: Brand): Brand =>
  Object.fromEntries(
    colours.map((name) => [name, isColour(settings[name]) ? settings[name] : base[name]]),
  ) as Record<BrandColour, string>;

/** Every pair of colours that is read or has to be seen, with its contrast, and what the theme had to correct. @public */
export function contrastReport(
  settings: ThemeSettings,
  { scheme = 'light', base }: ContrastOptions,
): ContrastReport {
  const brand = brandOf(settings, base);
  const corrections = scheme === 'light' ? correctionsOf(brand) : [];
  const painted = rolesOf(brand, scheme);
  const uncorrected = uncorrectedRolesOf(brand, scheme);
  const pairs = contrastPairs.map((pair): ContrastResult => {
    const [front, back] = [painted[pair.front], painted[pair.back]];
    const ratio = contrast(front, back);
    const given = contrast(uncorrected[pair.front], uncorrected[pair.back]);
    return {
      ...pair,
      frontColour: toHex(front),
      backColour: toHex(back),
      ratio,
      level: levelOf(ratio, pair.needed),
      given,
      fix: given < pair.needed ? fixOf(pair, corrections) : undefined,
    };
  });
  return { pairs, corrections };
}

function levelOf(ratio: number, needed: Pair['needed']): ContrastLevel {
  if (ratio < needed) return 'fails';
  return needed === 4.5 && ratio >= 7 ? 'AAA' : 'AA';
}

/** The words' own colour first, then the ground's. */
function fixOf({ follows, back }: Pair, corrections: readonly ColourCorrection[]): ColourFix | undefined {
  const grounds: readonly BrandColour[] = back === 'sunken' ? ['color5', 'color0'] : ['color0'];
  for (const name of [follows, ...grounds]) {
    const found = corrections.find(({ color }) => color === name);
    if (found) return { color: found.color, value: found.value };
  }
  return undefined;
}

/** A colour, the roles that follow it, and when the theme leaves it as it is. */
interface Rule {
  color: CorrectedColour;
  roles: readonly [Role, ...Role[]];
  /** Where it has to move to pass: 0 darker, 1 lighter. */
  towards: 0 | 1;
  passes: (colour: Colour, surface: Colour) => boolean;
}

const rules: readonly Rule[] = [
  {
    color: 'color0',
    roles: ['surface'],
    towards: 1,
    passes: (colour) => luminance(colour) >= limits.surface,
  },
  { color: 'color1', roles: ['text'], towards: 0, passes: (colour) => luminance(colour) <= limits.text },
  {
    color: 'color2',
    roles: ['link', 'ring'],
    towards: 0,
    passes: (colour) => luminance(colour) <= limits.link,
  },
  { color: 'color4', roles: ['muted'], towards: 0, passes: (colour) => luminance(colour) <= limits.muted },
  {
    color: 'color5',
    roles: ['sunken'],
    towards: 1,
    passes: (colour, surface) => luminance(mix(surface, 62, colour)) >= limits.sunken,
  },
];

function correctionsOf(brand: Brand): ColourCorrection[] {
  const painted = rolesOf(brand, 'light');
  const uncorrected = uncorrectedRolesOf(brand, 'light');
  return rules.flatMap(({ color, roles, towards, passes }) => {
    const colour = read(brand[color]);
    const isLeftAlone = passes(colour, painted.surface);
    if (isLeftAlone) return [];
    const [role] = roles;
    return {
      color,
      roles,
      given: toHex(uncorrected[role]),
      used: toHex(painted[role]),
      value: nearest(colour, towards, (candidate) => passes(candidate, painted.surface)),
    };
  });
}
