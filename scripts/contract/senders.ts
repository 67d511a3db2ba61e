import type { CodeGraph, CodeSymbol } from './codeGraph';
import type { DeclaredCall } from './readContract';

/** Who sends a call. */
export interface Senders {
  /** Hooks and functions: the nearest that partners can call, else the one it is written in. */
  functions: CodeSymbol[];
  /** Components that partners can mount, without those inside others of them; of the host app where there is none. */
  screens: CodeSymbol[];
}

const isComponent = ({ name }: CodeSymbol) => /^[A-Z]\w*[a-z]/.test(name);
const isOfHost = ({ file }: CodeSymbol) => file.startsWith('host-app/');
/** What partners call, or a hook on the way to what they mount. */
const isCallable = (symbol: CodeSymbol) =>
  (symbol.isPublic && !isComponent(symbol)) || /^use[A-Z]/.test(symbol.name);
/** An organizer's preview has the widget in it, and is no other way to the call. */
const layerOf = ({ file }: CodeSymbol) => file.split('/')[1];

/** What sends the call, and on which screens. Both are empty for a call that nothing sends. */
export function sendersOf(call: string, graph: CodeGraph): Senders {
  const writtenIn = graph.sendersOf(call);
  const mountable = reachedFrom(writtenIn, graph).filter((symbol) => symbol.isPublic && isComponent(symbol));
  const isInside = (symbol: CodeSymbol) => {
    const users = new Set(reachedFrom(graph.usersOf(symbol), graph));
    return mountable.some((other) => users.has(other) && layerOf(other) === layerOf(symbol));
  };
  const screens = mountable.filter((symbol) => !isInside(symbol));
  return {
    // What partners mount is a screen, and what draws one sends nothing itself.
    functions: unique(writtenIn.flatMap((symbol) => nearestOf(symbol, belowScreens(graph), isCallable))),
    screens:
      screens.length > 0
        ? screens
        : unique(writtenIn.flatMap((symbol) => nearestOf(symbol, graph, isOfHost))).filter(isOfHost),
  };
}

const belowScreens = (graph: CodeGraph): Pick<CodeGraph, 'usersOf'> => ({
  usersOf: (symbol) => (isComponent(symbol) ? [] : graph.usersOf(symbol)),
});

/** The first on each way up that are wanted; the symbol itself where there are none. */
function nearestOf(
  symbol: CodeSymbol,
  graph: Pick<CodeGraph, 'usersOf'>,
  isWanted: (symbol: CodeSymbol) => boolean,
): CodeSymbol[] {
  const seen = new Set<CodeSymbol>();
  const found: CodeSymbol[] = [];
  let row = [symbol];
  while (row.length > 0) {
    found.push(...row.filter(isWanted));
    row.forEach((one) => seen.add(one));
    row = unique(row.filter((one) => !isWanted(one)).flatMap(graph.usersOf)).filter((one) => !seen.has(one));
  }
  return found.length > 0 ? found : [symbol];
}

function reachedFrom(start: readonly CodeSymbol[], graph: CodeGraph): CodeSymbol[] {
  const seen = new Set(start);
  for (const symbol of seen) for (const user of graph.usersOf(symbol)) seen.add(user);
  return [...seen];
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

const listed = (symbols: readonly CodeSymbol[]) =>
  symbols
    .map(({ name }) => `\`${name}\``)
    .sort()
    .join(', ');

/** docs/calls.md: call → hook or function → screen. */
export function sendersTable(calls: readonly DeclaredCall[], graph: CodeGraph): string {
  const areas = new Map<string, string[]>();
  const unsent: string[] = [];
  for (const { name, side, area } of calls) {
    const { functions, screens } = sendersOf(name, graph);
    if (functions.length === 0) unsent.push(`- \`${name}\` (${side}, ${area})`);
    else {
      const heading = `## ${area}, ${side}`;
      const on = screens.length > 0 ? ` → ${listed(screens)}` : '';
      areas.set(heading, [...(areas.get(heading) ?? []), `- \`${name}\`: ${listed(functions)}${on}`]);
    }
  }
  const sections = [...areas].map(([heading, lines]) => `${heading}\n\n${lines.join('\n')}`);
  return `# Who sends each call

Written by \`npm run contract\` from the code. Behind each call is the hook or function that sends it, of several the one that
partners call, then the screens that use it, without those inside another screen. Where no screen is named, the call is one for partners
to send. \`test/contract/senders.test.ts\` fails on a call that nothing sends, but for those it has a reason for.

${sections.join('\n\n')}

## Sent by nothing

${unsent.join('\n')}
`;
}
