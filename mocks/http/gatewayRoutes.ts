import { Router, text } from 'express';
import type { MockBackend } from '../createMockBackend';
import { paymentSteps, stripeSteps } from '../gateways/remoteLedger';
import { scenarios } from '../scenarios';

const worlds = new Map(Object.entries(scenarios));

type Step = (...args: unknown[]) => Promise<unknown>;

/**
 * The providers' back doors, for fakes that run outside this process: `POST /gateways/{stripe|payments}/{step}` with the
 * arguments as a JSON array, answered by `{ answer }`.
 */
export function gatewayRoutes({ stripe, payments }: MockBackend): Router {
  const ledgers = [
    { name: 'stripe', steps: stripeSteps, ledger: stripe },
    { name: 'payments', steps: paymentSteps, ledger: payments },
  ] as const;
  const router = Router();
  router.use(text({ type: () => true }));
  for (const { name, steps, ledger } of ledgers)
    for (const step of steps)
      router.post(`/${name}/${step}`, (request, response, next) => {
        const run = (ledger as unknown as Record<string, Step>)[step] as Step;
        run(...(JSON.parse(String(request.body)) as unknown[]))
          .then((answer) => response.json({ answer }))
          .catch(next);
      });
  return router;
}

/**
 * For tests, never for pages: `POST /control/reset {scenario}` begins another world, `POST /control/faults` makes calls fail,
 * `POST /control/reconcile` runs the job for payments without an order now,
 * `POST /control/sockets {open}` cuts the realtime clients off or lets them in again, and `GET /control/state` tells what was sold and
 * charged.
 */
export function controlRoutes(backend: MockBackend, openSockets: (isOpen: boolean) => void): Router {
  const router = Router();
  router.use((request, response, next) => {
    if (request.headers.origin === undefined) next();
    else response.status(403).json({ code: 4003, message: 'Pages have no say here.' });
  });
  router.use(text({ type: () => true }));
  router.post('/reset', (request, response, next) => {
    const { scenario } = JSON.parse(String(request.body)) as { scenario: string };
    const world = worlds.get(scenario);
    if (!world) {
      response.status(404).json({ code: 4046, message: `There is no scenario "${scenario}".` });
      return;
    }
    backend
      .setFaults({})
      .then(() => backend.reset(typeof world === 'function' ? world(100) : world))
      .then(() => response.json({}))
      .catch(next);
  });
  router.post('/faults', (request, response, next) => {
    backend
      .setFaults(JSON.parse(String(request.body)) as Parameters<MockBackend['setFaults']>[0])
      .then(() => response.json({}))
      .catch(next);
  });
  router.post('/reconcile', (_, response, next) => {
    backend
      .reconcile()
      .then((done) => response.json(done))
      .catch(next);
  });
  router.post('/sockets', (request, response) => {
    openSockets((JSON.parse(String(request.body)) as { open: boolean }).open);
    response.json({});
  });
  router.get('/state', (_, response) => {
    const { intents, payments, orders, holds } = stateOf(backend);
    response.json({ intents, payments, orders, holds });
  });
  return router;
}

/** Of what was made since the world began: no names, no addresses. */
function stateOf({ db }: MockBackend) {
  const snapshot = db.snapshot();
  const sales = [snapshot, ...(snapshot.otherSales ?? [])];
  return {
    intents: db.intents.all().map(({ id, status, charges, refunded }) => ({ id, status, charges, refunded })),
    payments: db
      .rows('payments', db.world.event.id)
      .all()
      .map(({ id, kind, state, charges, refunded }) => ({ id, kind, state, charges, refunded })),
    orders: db
      .sales()
      .flatMap(({ orderBook }) => orderBook.all().filter(({ id }) => !orderBook.isPast(id)))
      .map(({ id, status, total }) => ({ id, status, total })),
    holds: sales.flatMap(({ holds }) => holds).map(({ status, orderId }) => ({ status, orderId })),
  };
}
