import { posix } from 'node:path';

/** How a file may be imported from another area of its layer. */
type Door = (fileInArea: string, isType: boolean) => boolean;

const index: Door = (file) => file === 'index';
const anyFile: Door = () => true;

/** Folders of areas, and the door of an area in each. The longer one counts where two begin alike. */
const layers: Readonly<Record<string, Door>> = {
  'src/contract/buyer': (file) => ['index', 'entities', 'shapes'].includes(file),
  'src/contract/organizer': (file) => ['index', 'entities', 'shapes'].includes(file),
  'src/contract/support': (file) => ['index', 'entities', 'shapes'].includes(file),
  'src/domain': index,
  'src/hooks/organizer': index,
  'src/hooks': anyFile,
  'src/organizer': index,
  'src/themed': anyFile,
  'src/widget': anyFile,
  'mocks/areas': (file, isType) => /^rules(\/|$)/.test(file) || (isType && /^seed(\/|$)/.test(file)),
};
const byLength = Object.keys(layers).sort((a, b) => b.length - a.length);

/** The tables of `docs/architecture.md`. */
export interface Areas {
  /** Areas that an area may use, by its name. */
  uses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Folders that are open to all. */
  shared: ReadonlySet<string>;
}

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

export function readAreas(page: string): Areas {
  const rowsOf = (title: string) => {
    const [, text = ''] = page.split(`\n## ${title}\n`);
    const [section = ''] = text.split('\n## ');
    return section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').slice(1, -1).map(codesIn));
  };
  return {
    uses: new Map(rowsOf('Areas').map(([[area = ''] = [], , uses = []]) => [area, new Set(uses)])),
    shared: new Set(rowsOf('Shared').map(([[folder = ''] = []]) => folder)),
  };
}

interface Place {
  layer: string;
  area: string;
  /** Without its ending; `index` for the area itself. */
  file: string;
}

/** `null`: a file that belongs to the whole layer. */
export function placeOf(path: string): Place | null {
  const layer = byLength.find((each) => path.startsWith(`${each}/`));
  if (!layer) return null;
  const stem = path.slice(layer.length + 1).replace(/(\.css)?\.tsx?$/, '');
  const [area = '', ...rest] = stem.split('/');
  // In the contract an area of one file has no folder.
  if (rest.length === 0 && (!layer.startsWith('src/contract/') || area === 'index')) return null;
  return { layer, area, file: rest.join('/') || 'index' };
}

/** Why a file may not import another because of their areas; `null` when it may. Paths are relative to the repository. */
export function whyNotArea(path: string, target: string, isType: boolean, areas: Areas): string | null {
  const [from, to] = [placeOf(path), placeOf(target)];
  if (!from || !to || from.layer !== to.layer || from.area === to.area) return null;
  if (areas.shared.has(posix.join(to.layer, to.area))) return null;
  if (areas.shared.has(posix.join(from.layer, from.area)))
    return `what all share may not use the area ${to.area}`;
  if (!areas.uses.get(from.area)?.has(to.area)) return `the area ${from.area} may not use ${to.area}`;
  return layers[to.layer]?.(to.file, isType) ? null : `${to.file} is no door of the area ${to.area}`;
}

/** Files that import each other in a ring, each ring once. */
export function ringsOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const next of imports.get(file) ?? [])
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? own);
    if (low === own) {
      const ring = open.splice(open.indexOf(file));
      if (ring.length > 1) rings.push(ring);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return rings;
}
