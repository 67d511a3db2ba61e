import { broken, each, isCount, isText, maybe, oneOf, or, record, type Reader } from '../../reading';
import { amounts, texts } from '../tickets/shapes';
import { isRecord } from '../../shape';

/* What a payment reads on its way: what leads to the money must be right. FAULTS F74. */

export const payPalRequest = record({
  ...each(texts, 'address orderId token'),
  transactionId: or(isText, ''),
});

export const zoozToken = record({ transactionId: texts });

const source = record({
  id: texts,
  // What nobody knows is waited for: the address may have been paid to.
  status: or(oneOf('pending', 'chargeable', 'consumed', 'canceled', 'failed'), 'pending'),
  amount: amounts,
  currency: or(oneOf('USD'), 'USD'),
  bitcoinAmount: or(isCount, 0),
  ...each(or(isText, ''), 'address uri'),
});

/** Nobody is asked to pay to an address that is none; bitcoins that have arrived need none any more. */
export const bitcoinSource: Reader = (value, path, report) => {
  const read = source(value, path, report);
  if (!isRecord(read) || read['status'] !== 'pending') return read;
  if (read['address'] !== '' && read['uri'] !== '' && read['bitcoinAmount'] !== 0) return read;
  report(path || 'address');
  return broken;
};

export const formFile = record({
  id: texts,
  questionId: maybe(isText),
  ...each(or(isText, ''), 'name type'),
  size: or(isCount, 0),
});
