/** Two paths of a drawing, 160 × 112: what the highlight fills, and the lines over it. */
interface Drawing {
  fill: string;
  lines: string;
}

const ground = 'M14 98h132M24 104h20M52 104h64';
/** A ticket by its upper edge. */
const stub = (x: number, y: number) =>
  `M${x} ${y}h62a5 5 0 0 1 5 5v7a7 7 0 0 0 0 14v7a5 5 0 0 1-5 5H${x}a5 5 0 0 1-5-5v-7a7 7 0 0 0 0-14v-7a5 5 0 0 1 5-5Z`;
/** A triangle by its upper end. */
const warning = (x: number, y: number) =>
  `M${x - 3.5} ${y + 2}l-33 54a4 4 0 0 0 3.4 6.1h66.2a4 4 0 0 0 3.4-6.1l-33-54a4 4 0 0 0-7 0Z`;
const cloud = 'M52 80a17 17 0 0 1-1-34 25 25 0 0 1 48-6 20 20 0 0 1 12 38.5a17 17 0 0 1-5 1.5Z';

export type IllustrationName = 'tickets' | 'orders' | 'people' | 'search' | 'failed' | 'done' | 'offline';

/** What stands where there is nothing to show, by what it is that is missing. */
export const illustrations = {
  tickets: {
    fill: stub(58, 48),
    lines: `${stub(50, 38)}M98 42v4M98 52v4M98 62v4M98 72v4M60 52h22M60 61h14${ground}`,
  },
  orders: {
    fill: 'M64 30h44v62l-7.3-6-7.3 6-7.3-6-7.3 6-7.3-6-7.5 6Z',
    lines: `M56 22h44v62l-7.3-6-7.3 6-7.3-6-7.3 6-7.3-6-7.5 6ZM65 36h26M65 46h26M65 56h14M84 66h7${ground}`,
  },
  people: {
    fill: 'M96 46a13 13 0 1 1-26 0 13 13 0 0 1 26 0ZM58 94c1-18 10-28 25-28s24 10 25 28Z',
    lines: `M91 41a13 13 0 1 1-26 0 13 13 0 0 1 26 0ZM53 90c1-18 10-28 25-28s24 10 25 28M112 48a9 9 0 1 1-6-8.5M108 62c10 0 16 7 17 18M44 48a9 9 0 1 0 6-8.5M48 62c-10 0-16 7-17 18${ground}`,
  },
  search: {
    fill: 'M104 52a25 25 0 1 1-50 0 25 25 0 0 1 50 0Z',
    lines: `M98 46a25 25 0 1 1-50 0 25 25 0 0 1 50 0ZM91.5 64 116 88M61 46a12 12 0 0 1 12-12${ground}`,
  },
  failed: {
    fill: warning(83, 28),
    lines: `${warning(76, 20)}M76 40v20M75.25 70a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0Z${ground}`,
  },
  done: {
    fill: 'M112 58a29 29 0 1 1-58 0 29 29 0 0 1 58 0Z',
    lines: `M107 52a29 29 0 1 1-58 0 29 29 0 0 1 58 0ZM65 53l9.5 9.5L92 43M122 30v8M118 34h8M36 42v6M33 45h6M126 62v4M124 64h4${ground}`,
  },
  offline: {
    fill: `M58 88${cloud.slice('M52 80'.length)}`,
    lines: `${cloud}M44 26l72 66${ground}`,
  },
} as const satisfies Record<IllustrationName, Drawing>;

/** Those with a beginning and an end turn round from right to left. */
export const turning: ReadonlySet<IllustrationName> = new Set<IllustrationName>([
  'tickets',
  'orders',
  'search',
]);
