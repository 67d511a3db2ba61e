import type { Page } from '@playwright/test';

/** What looks like a card's number in a text: 13 to 19 digits, in groups or not, that begin like one and pass its check. */
export function cardNumbersIn(text: string): string[] {
  const found = text.match(/(?<![\d.])[2-6](?:[ -]?\d){12,18}(?!\d)/g) ?? [];
  return found.map((number) => number.replace(/\D/g, '')).filter(passesLuhn);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** A string with a card's number in the page's heap, and what holds it: from near to far. */
export interface HeapLeak {
  text: string;
  heldBy: string;
}

/** Strings of the page's heap in which a card's number is. What is garbage is taken out first. */
export async function cardNumbersInHeap(page: Page): Promise<HeapLeak[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return leaksIn(JSON.parse(chunks.join('')) as Snapshot);
}

/**
 * Variables in which the fakes keep what was typed, where a provider keeps it in frames of another origin. The fakes' code is
 * served as it is written, the page's is minified: no variable of its own has such a name.
 */
const vaults = ['numbers', 'seen', 'fields', 'groups'];

function leaksIn({ snapshot: { meta }, nodes, edges, strings }: Snapshot): HeapLeak[] {
  const width = meta.node_fields.length;
  const edgeWidth = meta.edge_fields.length;
  const [typeAt, nameAt, countAt] = ['type', 'name', 'edge_count'].map((field) =>
    meta.node_fields.indexOf(field),
  );
  const [edgeTypeAt, edgeNameAt, toAt] = ['type', 'name_or_index', 'to_node'].map((field) =>
    meta.edge_fields.indexOf(field),
  );
  const read = (from: number[], at: number, field: number | undefined) => from[at + (field ?? 0)] ?? 0;
  const typeOf = (node: number) => meta.node_types[0][read(nodes, node, typeAt)] ?? '';
  const nameOf = (node: number) => strings[read(nodes, node, nameAt)] ?? '';

  const holders = new Map<number, { node: number; by: string }>();
  const order: number[] = [0];
  // From the root outward, so that each node is known by the shortest way to it.
  const firstEdges = new Map<number, number>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += width) {
    firstEdges.set(node, edge);
    edge += read(nodes, node, countAt) * edgeWidth;
  }
  /** Strings that were put together stay in parts until somebody reads them. */
  const textOf = (node: number, depth = 0): string => {
    if (typeOf(node) !== 'concatenated string' || depth > 30) return nameOf(node);
    const parts = ['first', 'second'].map((name) => {
      const first = firstEdges.get(node) ?? 0;
      for (let at = first; at < first + read(nodes, node, countAt) * edgeWidth; at += edgeWidth)
        if (strings[read(edges, at, edgeNameAt)] === name) return textOf(read(edges, at, toAt), depth + 1);
      return '';
    });
    return parts.join('');
  };
  for (const node of order) {
    const first = firstEdges.get(node) ?? 0;
    for (let count = 0; count < read(nodes, node, countAt); count += 1) {
      const at = first + count * edgeWidth;
      const kind = meta.edge_types[0][read(edges, at, edgeTypeAt)] ?? '';
      const to = read(edges, at, toAt);
      const name = read(edges, at, edgeNameAt);
      const isVault = kind === 'context' && vaults.includes(strings[name] ?? '');
      if (kind === 'weak' || isVault || to === 0 || holders.has(to)) continue;
      holders.set(to, {
        node,
        by: kind === 'element' || kind === 'hidden' ? `[${name}]` : (strings[name] ?? ''),
      });
      order.push(to);
    }
  }
  const wayTo = (node: number) => {
    const way: string[] = [];
    for (let at = holders.get(node); at && way.length < 12; at = holders.get(at.node))
      way.push(`${at.by} of ${nameOf(at.node).slice(0, 40)}`);
    return way.join(' < ');
  };
  return order.flatMap((node) => {
    if (!typeOf(node).includes('string')) return [];
    const text = textOf(node);
    if (cardNumbersIn(text).length === 0 || isCode(text)) return [];
    const heldBy = wayTo(node);
    // What the browser knows a frame's origin by: random digits, now and then those of a card.
    return heldBy.startsWith('security_token of system') ? [] : [{ text, heldBy }];
  });
}

/** The fakes' own source, which knows the test cards. */
const isCode = (text: string) => text.startsWith('globalThis.played');

/** All the page keeps: storages, cookies, databases, its markup with every attribute, and what it tells a tag manager. */
export const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name = '' }) =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(new Error(`${name} can't be opened`));
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames];
            if (stores.length === 0) {
              resolve([]);
              return;
            }
            const reading = opening.result.transaction(stores);
            const all = stores.map((store) => reading.objectStore(store).getAll());
            reading.oncomplete = () => resolve(all.map(({ result }): unknown => result));
          };
        }),
    );
    return [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      JSON.stringify(await Promise.all(rows)),
      document.documentElement.outerHTML,
    ].join('\n');
  });
