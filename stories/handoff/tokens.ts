import { vars } from '../../src/theme';

type Group = Readonly<Record<string, string>>;
/** Which tokens a property takes, the likeliest first: several may have the same value in a preset. */
const groups = {
  text: pick(vars.color, [
    'text',
    'muted',
    'onAccent',
    'onHighlight',
    'link',
    'danger',
    'positive',
    'warning',
  ]),
  ground: pick(vars.color, ['accent', 'raised', 'surface', 'sunken', 'stub', 'highlight', 'highlightSoft']),
  line: pick(vars.color, ['borderControl', 'border', 'accent', 'danger', 'dangerLine', 'highlightLine']),
  space: vars.space,
  radius: vars.radius,
  control: vars.control,
  size: vars.text,
  lineHeight: vars.line,
} satisfies Record<string, Group>;

export type TokenGroup = keyof typeof groups;
const colours: readonly TokenGroup[] = ['text', 'ground', 'line'];

function pick(all: Group, first: readonly string[]): Group {
  const chosen = first.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  return Object.fromEntries([...chosen, ...Object.entries(all)]);
}

/** `var(--bx-space-4)` → `--bx-space-4`. */
const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);

/** What each token is at this place, as the browser computes it. */
export type TokenNames = Readonly<Record<TokenGroup, ReadonlyMap<string, string>>>;

/** Asks the browser what every token comes to within an element, so that a computed value can be called by its name. */
export function readTokens(within: Element): TokenNames {
  const probe = document.createElement('div');
  probe.style.position = 'absolute';
  within.append(probe);
  const computed = getComputedStyle(probe);
  const valueOf = (group: TokenGroup, cssVar: string) => {
    const property = colours.includes(group) ? 'color' : 'width';
    probe.style.setProperty(property, cssVar);
    return computed.getPropertyValue(property);
  };
  const read = (group: TokenGroup): ReadonlyMap<string, string> =>
    new Map(
      Object.values(groups[group])
        .map((cssVar) => [valueOf(group, cssVar), nameOf(cssVar)] as const)
        .reverse(),
    );
  const names = {
    text: read('text'),
    ground: read('ground'),
    line: read('line'),
    space: read('space'),
    radius: read('radius'),
    control: read('control'),
    size: read('size'),
    lineHeight: read('lineHeight'),
  };
  probe.remove();
  return names;
}
