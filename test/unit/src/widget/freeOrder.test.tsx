import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../src/client';
import * as contract from '../../../../src/contract';
import { backendInTests } from '../../mocks/backend';
import { fillIn, holdFreeTicket, openWidget, pressOrder, stubMeasuring } from './openWidget';
import { eventually } from '../../../eventually';

// The registration form comes in a part of its own, and a busy machine takes its time.
beforeAll(stubMeasuring);

const { backend, client } = backendInTests();
const nameOf = (endpoint: unknown) => Object.entries(contract).find(([, value]) => value === endpoint)?.[0];

test('a free order makes the calls that docs/backend.md lists', async () => {
  const made = new Set<string>();
  const watched: Client = {
    ...client,
    call: (endpoint, ...rest) => {
      made.add(`${nameOf(endpoint)}: ${endpoint.method} ${endpoint.path}`);
      return client.call(endpoint, ...rest);
    },
  };
  await openWidget({ client: watched, clock: backend.clock });
  await holdFreeTicket();
  await fillIn();
  pressOrder();
  const rows = readFileSync('docs/backend.md', 'utf8').matchAll(/^\| \d +\| `(\w+)` +\| `([A-Z]+ [^`]+)`/gm);
  const listed = [...rows].map(([, name, request]) => `${name}: ${request}`);
  await eventually(() => expect([...made]).toEqual(listed));
});
