import { colours } from './theme';
import { luminance, mix, read, rewrite, toHex, white, type Colour } from './colour';
import { atLeast, atMost, liftsWhite, limits, noLimits, whiteWhere, type Limits } from './limits';

/** Ground, ink, action, highlight, quiet, line. @public */
export type BrandColour = (typeof colours)[number];

/** The six colours that a host gives, each as `isColour` takes it. 000 §3 theme. @public */
export type Brand = Readonly<Record<BrandColour, string>>;

/** What a colour is for: `vars.color` of `boxoffice/theme` has each under the same name. @public */
export type Role =
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'stub'
  | 'text'
  | 'muted'
  | 'border'
  | 'borderControl'
  | 'accent'
  | 'accentHover'
  | 'onAccent'
  | 'accentSoft'
  | 'link'
  | 'ring'
  | 'highlight'
  | 'onHighlight'
  | 'highlightSoft'
  | 'highlightLine'
  | 'highlightText'
  | 'positive'
  | 'positiveSoft'
  | 'positiveLine'
  | 'warning'
  | 'warningSoft'
  | 'warningLine'
  | 'danger'
  | 'dangerSoft'
  | 'dangerLine'
  | 'shadowInk';

export type Roles = Readonly<Record<Role, Colour>>;

export type Scheme = 'light' | 'dark';

/** The light of it, as src/theme/light.css.ts and dark.css.ts derive it in the browser. */
export const rolesOf = (brand: Brand, scheme: Scheme): Roles =>
  scheme === 'light' ? lightRoles(brand, limits) : darkRoles(brand);

/** What the theme paints for six colours, `#rrggbb` each. @public */
export const paletteOf = (brand: Brand, scheme: Scheme): Readonly<Record<Role, string>> =>
  Object.fromEntries(
    Object.entries(rolesOf(brand, scheme)).map(([role, colour]) => [role, toHex(colour)]),
  ) as Record<Role, string>;

/** The same had the theme corrected nothing; what is dark corrects nothing, for it is made to be read. */
export const uncorrectedRolesOf = (brand: Brand, scheme: Scheme): Roles =>
  scheme === 'light' ? lightRoles(brand, noLimits) : darkRoles(brand);

function lightRoles(brand: Brand, limits: Limits): Roles {
  const [color0, color1, accent, highlight, color4, color5] = literals(brand);
  const surface = atLeast(color0, limits.surface);
  const link = atMost(accent, limits.link);
  const light = luminance(accent);
  const sunken = atLeast(mix(surface, 62, color5), limits.sunken);
  return {
    surface,
    raised: mix(surface, 28, white),
    sunken,
    stub: sunken,
    text: atMost(color1, limits.text),
    muted: atMost(color4, limits.muted),
    border: color5,
    // Little colour: a control outlined in red would look like an error.
    borderControl: rewrite(atMost(color5, limits.borderControl), ({ c }) => ({ c: Math.min(c, 0.045) })),
    accent,
    accentHover: mix(accent, 85, whiteWhere(Math.max(light - liftsWhite, 0.03 - light))),
    onAccent: whiteWhere(liftsWhite - light),
    accentSoft: mix(accent, 7, surface),
    highlight,
    onHighlight: whiteWhere(liftsWhite - luminance(highlight)),
    highlightSoft: mix(
      rewrite(highlight, ({ c }) => ({ l: 0.945, c: Math.min(c * 0.44, 0.1) })),
      52,
      surface,
    ),
    highlightLine: mix(
      rewrite(highlight, ({ c }) => ({ l: 0.8, c: Math.min(c, 0.13) })),
      62,
      surface,
    ),
    highlightText: atMost(highlight, limits.highlightText),
    link,
    ring: link,
    positive: read('#146c43'),
    positiveSoft: mix(read('#1a8f5a'), 11, surface),
    positiveLine: mix(read('#1a8f5a'), 38, surface),
    warning: read('#8a4b04'),
    warningSoft: mix(read('#e79a1d'), 16, surface),
    warningLine: mix(read('#e79a1d'), 52, surface),
    danger: read('#b3261e'),
    dangerSoft: mix(read('#d8382d'), 9, surface),
    dangerLine: mix(read('#d8382d'), 36, surface),
    shadowInk: rewrite(color1, ({ c }) => ({ l: 0.25, c: Math.min(c, 0.05) })),
  };
}

function darkRoles(brand: Brand): Roles {
  const [color0, color1, color2, color3, color4] = literals(brand);
  const inkAt = (l: number, most: number) => rewrite(color1, ({ c }) => ({ l, c: Math.min(c, most) }));
  // Greys turn near-white, colours lift.
  const lift = (by: number, most: number) =>
    rewrite(color2, ({ l, c }) => ({ l: Math.max(l, 0.94 - Math.min(c, 0.1) * by), c: Math.min(c, most) }));
  const surface = inkAt(0.195, 0.03);
  const raised = inkAt(0.24, 0.032);
  const accent = lift(2.2, 0.16);
  const highlight = rewrite(color3, ({ l, c }) => ({ l: Math.max(l, 0.74), c: Math.min(c, 0.14) }));
  const link = lift(1.6, 0.12);
  return {
    surface,
    raised,
    stub: raised,
    sunken: inkAt(0.16, 0.028),
    text: rewrite(color0, ({ c }) => ({ l: 0.95, c: Math.min(c, 0.02) })),
    muted: rewrite(color4, ({ c }) => ({ l: 0.745, c: Math.min(c, 0.035) })),
    border: inkAt(0.325, 0.032),
    borderControl: inkAt(0.56, 0.03),
    accent,
    accentHover: mix(accent, 85, white),
    onAccent: rewrite(accent, ({ c }) => ({ l: 0.17, c: Math.min(c, 0.015) })),
    accentSoft: mix(accent, 13, surface),
    highlight,
    onHighlight: rewrite(highlight, ({ c }) => ({ l: 0.17, c: Math.min(c, 0.03) })),
    highlightSoft: mix(highlight, 12, surface),
    highlightLine: mix(highlight, 36, surface),
    highlightText: rewrite(highlight, ({ l, c }) => ({ l: Math.max(l, 0.85), c: Math.min(c, 0.12) })),
    link,
    ring: link,
    positive: read('#6fd3a2'),
    positiveSoft: mix(read('#2fae75'), 17, surface),
    positiveLine: mix(read('#2fae75'), 42, surface),
    warning: read('#f3bd62'),
    warningSoft: mix(read('#e79a1d'), 17, surface),
    warningLine: mix(read('#e79a1d'), 42, surface),
    danger: read('#ff9a90'),
    dangerSoft: mix(read('#e5483c'), 17, surface),
    dangerLine: mix(read('#e5483c'), 48, surface),
    shadowInk: read('#000000'),
  };
}

const literals = (brand: Brand) =>
  colours.map((name) => read(brand[name])) as [Colour, Colour, Colour, Colour, Colour, Colour];
