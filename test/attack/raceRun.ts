import { ApiError } from '../../src/client';
import { clientOf, hold, release } from './buyer';
import { startServer, type Store } from './startServer';

interface RaceOptions {
  races: number;
  store: Store;
  /** `false` is the control: it ends with the first race that is oversold. Default: true. */
  isGuarded?: boolean;
}

export interface RaceReport {
  /** That were run. */
  races: number;
  /** Races in which more tickets were held than there are. */
  oversold: number;
  /** Races in which nobody got the last ticket. */
  unsold: number;
  /** Answers that are neither a hold nor 4009. */
  failed: number;
}

const buyersOfEach = 2;

/** Two processes with one store, and one ticket left: buyers at both want it at once, again and again. */
export async function raceRun({ races, store, isGuarded = true }: RaceOptions): Promise<RaceReport> {
  const servers = [
    await startServer({ store, stock: 1, isGuarded }),
    await startServer({ store, stock: 1, isGuarded }),
  ];
  const buyers = servers.flatMap(({ url }) => Array.from({ length: buyersOfEach }, () => clientOf(url)));
  const report: RaceReport = { races: 0, oversold: 0, unsold: 0, failed: 0 };
  const attempt = async (client: (typeof buyers)[number]) => {
    try {
      const { token } = await hold(client, 1);
      return { client, token };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 4009)) report.failed += 1;
      return undefined;
    }
  };
  try {
    while (report.races < races && (isGuarded || report.oversold === 0)) {
      report.races += 1;
      const won = (await Promise.all(buyers.map(attempt))).filter((winner) => winner !== undefined);
      if (won.length > 1) report.oversold += 1;
      if (won.length === 0) report.unsold += 1;
      // Without the guard a ticket may be gone that nobody has any more.
      for (const { client, token } of won) await release(client, token).catch(() => undefined);
    }
  } finally {
    await Promise.all(servers.map(({ kill }) => kill()));
  }
  return report;
}
