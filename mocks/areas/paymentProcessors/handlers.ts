import {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
} from '../../../src/contract';
import type { PaymentProcessorDraft, ProcessorCredentials, ProcessorGateway } from '../../../src/contract';
import { searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredProcessor } from './seed';
import { changedAt } from '../../rules/edits';
import { malformed } from '../../rules/fields';
import { digestOf } from '../../db/hash';
import { freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';
import { without } from '../../rules/without';

const gateways: Record<ProcessorGateway, { name: string; currencies: string[] }> = {
  stripe: { name: 'Stripe', currencies: ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'CHF', 'JPY', 'SEK'] },
  spreedly: { name: 'Spreedly', currencies: ['USD', 'CAD', 'EUR', 'GBP', 'AUD'] },
  paypal: { name: 'PayPal', currencies: ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'JPY'] },
  zooz: { name: 'zooz', currencies: ['USD', 'EUR', 'GBP'] },
};

const processorsOf = (db: Db, { accountId }: { accountId: string }) =>
  db.rows('paymentProcessors', accountId);

const toProcessorResponse = (processor: StoredProcessor) => without(processor, 'secretDigest');

const hasId = ({ id = 0 }: { id?: number }) => id > 0;

function checked(db: Db, requested: { accountId: string }, draft: PaymentProcessorDraft, own?: number) {
  const { gateway, currencies, active } = draft;
  const unknown = currencies.findIndex((code) => !gateways[gateway].currencies.includes(code));
  if (unknown >= 0) throw malformed(`currencies[${unknown}]`, `${gateways[gateway].name} does not take it.`);
  return {
    name: freeNameOf(processorsOf(db, requested).all(), draft.name, own),
    gateway,
    currencies,
    active,
  };
}

/** Whether the keys are of the test mode. Refuses with 4000 what can't be the gateway's keys; the words have no key in them. */
function isTestMode(gateway: ProcessorGateway, { publicKey, secretKey }: ProcessorCredentials): boolean {
  if (publicKey === secretKey) throw malformed('secretKey', 'It is the public key.');
  if (gateway !== 'stripe') return false;
  const mode = /^pk_(test|live)_\w+$/.exec(publicKey)?.[1];
  if (!mode) throw malformed('publicKey', 'It is no publishable key of Stripe.');
  if (!/^[sr]k_(test|live)_\w+$/.test(secretKey))
    throw malformed('secretKey', 'It is no secret key of Stripe.');
  if (secretKey.split('_')[1] !== mode) throw malformed('secretKey', 'It is of the other mode.');
  return mode === 'test';
}

export const paymentProcessorsHandlers = [
  handle(searchPaymentProcessors, ({ db, query, body }) =>
    searchRows(processorsOf(db, query).all().map(toProcessorResponse), body, {
      size: 25,
      matches: (row, { gateway, active, currency }) =>
        (gateway === undefined || row.gateway === gateway) &&
        (active === undefined || row.active === active) &&
        (currency === undefined || row.currencies.includes(currency)),
      sortBy: {
        ID: ({ id }) => id,
        NAME: ({ name }) => name,
        MODIFIED: ({ modified }) => Date.parse(modified),
      },
    }),
  ),

  handle(createPaymentProcessor, ({ db, clock, query, body, fail }) => {
    if (hasId(body)) throw malformed('id', 'It is above 0: that one is changed with PUT.');
    const processor = checked(db, query, body);
    if (processor.active) fail(4022, 'It has no credentials yet.');
    const now = stamp(clock);
    return toProcessorResponse(
      processorsOf(db, query).add({
        id: Number(db.nextId('processor').split('-').pop()),
        ...processor,
        publicKeyEnding: null,
        credentialsSet: null,
        testMode: false,
        secretDigest: null,
        created: now,
        modified: now,
      }),
    );
  }),

  handle(updatePaymentProcessor, ({ db, clock, query, body, fail }) => {
    const { id = 0 } = body;
    if (!hasId(body)) throw malformed('id', 'It is not above 0.');
    const processors = processorsOf(db, query);
    const before = processors.get(id);
    if (body.modified !== undefined && body.modified !== before.modified)
      fail(4090, 'Somebody else changed it meanwhile; nothing was saved.');
    const processor = checked(db, query, body, id);
    if (processor.gateway !== before.gateway) fail(4022, 'A processor stays with its gateway.');
    if (processor.active && before.credentialsSet === null) fail(4022, 'It has no credentials yet.');
    return toProcessorResponse(
      processors.change(id, { ...processor, modified: changedAt(clock, before.modified) }),
    );
  }),

  handle(setProcessorCredentials, ({ db, clock, query, body }) => {
    if (!hasId(body)) throw malformed('id', 'It is not above 0.');
    const processors = processorsOf(db, query);
    const { gateway, modified } = processors.get(body.id);
    const testMode = isTestMode(gateway, body);
    const changed = processors.change(body.id, {
      publicKeyEnding: body.publicKey.slice(-4),
      credentialsSet: stamp(clock),
      testMode,
      secretDigest: digestOf(body.secretKey),
      modified: changedAt(clock, modified),
    });
    return toProcessorResponse(changed);
  }),

  handle(listAvailablePaymentProcessors, ({ db, query }) => {
    const processors = processorsOf(db, query).all();
    return {
      processors: (Object.keys(gateways) as ProcessorGateway[])
        .filter((gateway) => !query.currency || gateways[gateway].currencies.includes(query.currency))
        .map((gateway) => ({
          gateway,
          ...gateways[gateway],
          configured: processors.filter((each) => each.gateway === gateway).length,
        })),
    };
  }),
];
