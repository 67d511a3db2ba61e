import { lchOf, read, rewrite, toHex } from '../../src/domain/theme/colour';
import { paletteOf, type Role, type Scheme } from '../../src/domain/theme/roles';
import { colours } from '../../src/domain/theme/theme';
import { brands } from '../../src/theme/brands';
import { names } from '../../src/theme/names';
import { presets, type Preset } from '../../src/theme/presets';
import { densityValues, elevations, radii, rings, scale } from '../../src/theme/scale';
import * as dtcg from './dtcg';
import { groupMeanings, meanings } from './meanings';

type Value = dtcg.TokenValue;

/** A value and what it is under other circumstances: another preset, the dark, compact density, a reader's settings. */
interface Modes {
  type: dtcg.TokenType;
  value: Value;
  modes: Record<string, Value>;
}

export interface Token {
  $type: dtcg.TokenType;
  $value: Value;
  $description: string;
  $extensions: { 'boxoffice.variable': string; 'boxoffice.modes'?: Record<string, Value> };
}

/** Where a value depends on preset and scheme; the first is the default. */
const appearances = presets.flatMap((preset) =>
  (['light', 'dark'] as const).map((scheme) => ({
    preset,
    scheme,
    mode: [preset, ...(scheme === 'dark' ? ['dark'] : [])].join(' '),
  })),
);

const sameAs = (one: Value) => (other: Value) => JSON.stringify(one) === JSON.stringify(other);

/** The first value, and of the others those that differ. */
function withModes(type: dtcg.TokenType, all: Readonly<Record<string, Value>>): Modes {
  const [first, ...others] = Object.entries(all);
  if (!first) throw new Error('A token has a value');
  const [, value] = first;
  const isDefault = sameAs(value);
  return { type, value, modes: Object.fromEntries(others.filter(([, other]) => !isDefault(other))) };
}

const byPreset = (type: dtcg.TokenType, valueOf: (preset: Preset) => Value): Modes =>
  withModes(type, Object.fromEntries(presets.map((preset) => [preset, valueOf(preset)])));

const byAppearance = (type: dtcg.TokenType, valueOf: (preset: Preset, scheme: Scheme) => Value): Modes =>
  withModes(
    type,
    Object.fromEntries(appearances.map(({ preset, scheme, mode }) => [mode, valueOf(preset, scheme)])),
  );

const fixed = (type: dtcg.TokenType, value: Value, modes: Record<string, Value> = {}): Modes => ({
  type,
  value,
  modes,
});

const each = <Name extends string | number>(
  values: Readonly<Record<Name, string>>,
  toModes: (text: string, name: Name) => Modes,
): Record<string, Modes> =>
  Object.fromEntries(
    (Object.keys(values) as unknown as Name[]).map((name) => [name, toModes(values[name], name)]),
  );

const dimension = (text: string): Modes => fixed('dimension', dtcg.dimension(text));
const number = (text: string): Modes => fixed('number', dtcg.plainNumber(text));

const scrim = (preset: Preset, scheme: Scheme): Value => {
  if (scheme === 'dark') return dtcg.color('#000000', 0.64);
  const ink = read(brands[preset].color1);
  return dtcg.color(toHex(rewrite(ink, () => ({ l: 0.2, c: Math.min(lchOf(ink).c, 0.03) }))), 0.46);
};

const roles = (): Record<string, Modes> =>
  Object.fromEntries(
    Object.keys(names.color).map((role) => [
      role,
      byAppearance('color', (preset, scheme) =>
        role === 'scrim'
          ? scrim(preset, scheme)
          : dtcg.color(paletteOf(brands[preset], scheme)[role as Role]),
      ),
    ]),
  );

const corners = (): Record<string, Modes> => {
  const grown = (grow: (radius: number) => number) =>
    byPreset('dimension', (preset) => dtcg.px(grow(Number.parseFloat(brands[preset].radius))));
  return {
    small: grown((radius) => radius * radii.small),
    control: grown((radius) => radius),
    field: grown((radius) => Math.min(radius, radii.field)),
    panel: grown((radius) => Math.min(radius * radii.panel, radii.mostPanel)),
    full: fixed('dimension', dtcg.px(radii.full)),
  };
};

const shadows = (): Record<string, Modes> =>
  Object.fromEntries(
    Object.entries(elevations).map(([level, layers]) => [
      level,
      byAppearance('shadow', (preset, scheme) =>
        layers.map(({ y, blur, spread, alpha }) => ({
          color: dtcg.color(paletteOf(brands[preset], scheme).shadowInk, alpha / 100),
          offsetX: dtcg.px(0),
          offsetY: dtcg.px(y),
          blur: dtcg.px(blur),
          spread: dtcg.px(spread),
        })),
      ),
    ]),
  );

const { comfortable, compact } = densityValues;
const spaced = (text: string, closer: string): Modes =>
  withModes('dimension', { comfortable: dtcg.dimension(text), compact: dtcg.dimension(closer) });

/** Every value, in the groups of the contract. */
function values(): Record<keyof typeof names, Modes | Record<string, Modes>> {
  return {
    brand: {
      ...Object.fromEntries(
        colours.map((name) => [name, byPreset('color', (preset) => dtcg.color(brands[preset][name]))]),
      ),
      radius: byPreset('dimension', (preset) => dtcg.dimension(brands[preset].radius)),
      font: byPreset('fontFamily', (preset) => dtcg.fontFamily(brands[preset].font)),
    },
    color: roles(),
    text: each(scale.text, dimension),
    line: each(scale.line, dimension),
    weight: each(scale.weight, (text) => fixed('fontWeight', Number(text))),
    tracking: each(scale.tracking, number),
    space: each(comfortable.space, (text, name) => spaced(text, compact.space[name])),
    radius: corners(),
    notch: spaced(comfortable.notch, compact.notch),
    control: each(comfortable.control, (text, name) => spaced(text, compact.control[name])),
    ring: {
      width: fixed('dimension', dtcg.dimension(scale.ring.width), {
        thick: dtcg.dimension(rings.thick.width),
        'more contrast': dtcg.dimension(rings.contrast.width),
      }),
      offset: fixed('dimension', dtcg.dimension(scale.ring.offset), {
        close: dtcg.dimension(rings.close.offset),
      }),
    },
    hover: each(scale.hover, (share) => number(String(Number.parseFloat(share) / 100))),
    elevation: shadows(),
    motion: each(scale.motion, (text, name) =>
      name === 'ease'
        ? fixed('cubicBezier', dtcg.cubicBezier(text))
        : fixed('duration', dtcg.duration(text), { 'reduced motion': dtcg.duration('0ms') }),
    ),
    layer: each(scale.layer, number),
  };
}

const tokenOf = ({ type, value, modes }: Modes, name: string, meaning: string): Token => ({
  $type: type,
  $value: value,
  $description: meaning,
  $extensions: {
    'boxoffice.variable': `--${name}`,
    ...(Object.keys(modes).length > 0 && { 'boxoffice.modes': modes }),
  },
});

const isModes = (value: Modes | Record<string, Modes>): value is Modes =>
  Array.isArray(value) || 'type' in value;

/** Every token with its value in the ink preset, light and comfortable; others by mode. */
export function makeTokens(): Record<string, unknown> {
  const groups = Object.entries(values()).map(([group, value]) => {
    const name = names[group as keyof typeof names];
    const meaning = meanings[group as keyof typeof names];
    if (typeof name === 'string' || typeof meaning === 'string' || isModes(value)) {
      if (typeof name !== 'string' || typeof meaning !== 'string' || !isModes(value))
        throw new Error(`${group} is a token here and a group there`);
      return [group, tokenOf(value, name, meaning)];
    }
    const own = Object.entries(value).map(([key, modes]) => [
      key,
      tokenOf(
        modes,
        (name as Record<string, string>)[key] ?? '',
        (meaning as Record<string, string>)[key] ?? '',
      ),
    ]);
    return [
      group,
      { $description: groupMeanings[group as keyof typeof names], ...(Object.fromEntries(own) as object) },
    ];
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description:
      'The tokens of Boxoffice. Values are those of the ink preset, light and comfortable; `boxoffice.modes` has what differs: by preset and scheme ("festival dark"), density ("compact"), ring style and a reader’s settings. `boxoffice.variable` is the custom property.',
    ...(Object.fromEntries(groups) as object),
  };
}
