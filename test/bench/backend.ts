// How many requests a second the mock backend answers over HTTP with 1, 100 and 10,000 orders stored: `npm run bench:backend`.
// Rounds are interleaved; only the ratios between the sizes mean something.
import { setTimeout as wait } from 'node:timers/promises';
import { scenarios, type World } from '../../mocks';
import { startHttpBackend } from '../../mocks/http/startHttpBackend';
import { createClient } from '../../src/client';
import { getPersonTickets, getTickets, holdTickets, releaseTransaction, saveOrder } from '../../src/contract';

const sizes = [1, 100, 10_000];
const rounds = Number(process.env['ROUNDS'] ?? 7);
const perRound = Number(process.env['REQUESTS'] ?? 40);
const goal = 1.5;
const { conference } = scenarios;
const eventId = conference.event.id;
const free = '3009';

function worldWith(orders: number): World {
  const [made] = conference.orders;
  if (!made) throw new Error('The conference has no order to copy');
  return {
    ...conference,
    ticketTypes: conference.ticketTypes.map((type) => (type.id === free ? { ...type, stock: null } : type)),
    orders: Array.from({ length: orders }, (_, index) => ({
      ...made,
      id: `2000-${index}`,
      token: `or_${index}`,
      tickets: made.tickets.map((ticket) => ({ ...ticket, id: `${index}-${ticket.id}` })),
    })),
  };
}

async function open(orders: number) {
  const server = await startHttpBackend({ scenario: worldWith(orders) });
  const client = createClient({ bases: { v1: `${server.url}/api/v1` } });
  const hold = () =>
    client.call(holdTickets, {
      params: { eventId },
      body: {
        status: 'keep',
        tickets: [{ id: free, requestQuantity: 1 }],
        orderTotal: 0,
        currency: 'USD',
        promotionalCode: null,
        payByInvoice: false,
      },
      idempotencyKey: crypto.randomUUID(),
    });
  const time = async (run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const calls: Record<string, () => Promise<number>> = {
    tickets: () => time(() => client.call(getTickets, { params: { eventId } })),
    hold: async () => {
      let token = '';
      const taken = await time(async () => ({ token } = await hold()));
      await client.call(releaseTransaction, { params: { eventId, token } });
      return taken;
    },
    save: async () => {
      const held = await hold();
      const { personTickets } = await client.call(getPersonTickets, {
        params: { eventId, token: held.token },
      });
      const answers: Record<string, string> = {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@bench.example',
      };
      const entities = (personTickets[0]?.formSubmission.entities ?? []).map((entry) => ({
        ...entry,
        submissionValues: [answers[entry.attributeKey] ?? ''].filter(Boolean),
      }));
      return time(() =>
        client.call(saveOrder, {
          params: { eventId },
          body: {
            token: held.token,
            orderTotal: 0,
            currency: 'USD',
            payByInvoice: false,
            freeEvent: false,
            billingAddress: { firstName: 'Ada', lastName: 'Byron', email: 'ada@bench.example' },
            personTickets: [{ id: personTickets[0]?.id ?? '', formSubmission: { entities } }],
            legalAgreement: true,
            showInCommunity: true,
          },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
    },
  };
  return { orders, calls, close: () => server.close() };
}

const median = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const servers = await Promise.all(sizes.map(open));
const names = ['tickets', 'hold', 'save'];
const figures = new Map<string, number[]>();
for (let round = -1; round < rounds; round += 1)
  for (const name of names)
    for (const { orders, calls } of servers)
      for (let count = 0; count < perRound; count += 1) {
        const taken = (await calls[name]?.()) ?? NaN;
        // The first round warms up.
        if (round < 0) continue;
        const key = `${name} ${orders}`;
        figures.set(key, [...(figures.get(key) ?? []), taken]);
      }
await Promise.all(servers.map(({ close }) => close()));
await wait(0);

console.log(`requests a second, one after another (median of ${rounds * perRound})`);
console.log(`${''.padEnd(10)}${sizes.map((size) => `${size} orders`.padStart(15)).join('')}   10,000 : 1`);
for (const name of names) {
  const medians = sizes.map((size) => median(figures.get(`${name} ${size}`) ?? []));
  const ratio = (medians.at(-1) ?? NaN) / (medians[0] ?? NaN);
  const verdict = name === 'hold' ? `  ${ratio <= goal ? 'within' : 'OVER'} ${goal}` : '';
  console.log(
    `${name.padEnd(10)}${medians.map((value) => (1000 / value).toFixed(0).padStart(15)).join('')}   ${ratio.toFixed(2)}×${verdict}`,
  );
}
