import type { Intent } from '../gateways/intents';
import { without } from '../rules/without';
import type { StoredSale } from '../sale/eventSale';
import type { StoredRows } from './rows';
import type { Session } from './session';
import type { World } from './world';

/** The whole state as plain JSON. */
export interface Snapshot extends StoredSale {
  /** Those of the other events. */
  otherSales?: OtherSale[];
  intents: Intent[];
  records: StoredRows;
  session: Session;
  numbers: number;
}

/** The rows of an event are stored with those of all. */
export type OtherSale = Omit<StoredSale, 'world'> & { world: Omit<World, 'records'> };

/**
 * Orders and rows are shared, not copied: orders are replaced and never altered, and the row store copies what it opens. So
 * a database costs the same however much the world has.
 */
export function copyWorld({ records, ...rest }: World): World {
  return { ...copyEventWorld(rest), records };
}

const copyEventWorld = ({ orders, ...rest }: OtherSale['world']): OtherSale['world'] => ({
  ...structuredClone(rest),
  orders,
});

export function copySnapshot({ world, orders, records, otherSales = [], ...rest }: Snapshot): Snapshot {
  return {
    ...structuredClone(rest),
    world: copyWorld(world),
    orders,
    records,
    otherSales: otherSales.map(copyOtherSale),
  };
}

/** As a database begins with it: holds and intents are copied when they are first touched. */
export function openSnapshot({ holds, intents, otherSales = [], ...rest }: Snapshot): Snapshot {
  const open = { ...copySnapshot({ ...rest, holds: [], intents: [] }), holds, intents };
  return {
    ...open,
    otherSales: otherSales.map(({ holds: held, ...other }) => ({
      ...copyOtherSale({ ...other, holds: [] }),
      holds: held,
    })),
  };
}

const copyOtherSale = ({ world, orders, ...rest }: OtherSale): OtherSale => ({
  ...structuredClone(rest),
  world: copyEventWorld(world),
  orders,
});

/** Rows are stored once, with those of the scenario's event. */
export function otherSale({ world, ...rest }: StoredSale): OtherSale {
  return { ...rest, world: without(world, 'records') };
}
