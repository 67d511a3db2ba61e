import type { PaymentProcessor } from '../../../src/contract';
import { digestOf } from '../../db/hash';
import type { RecordsOf } from '../recordsOf';

/** A processor, and what is never answered. */
export interface StoredProcessor extends PaymentProcessor {
  secretDigest: string | null;
}

/** Tables of this area, by name. */
export interface PaymentProcessorsTables {
  /** Scope: the account. */
  paymentProcessors: StoredProcessor;
}

const at = (day: string) => `${day}T10:00:00.000Z`;

const processors: StoredProcessor[] = [
  {
    id: 301,
    name: 'Northlight on Stripe',
    gateway: 'stripe',
    currencies: ['USD', 'GBP'],
    active: true,
    publicKeyEnding: 'h7Qd',
    credentialsSet: at('2025-09-24'),
    secretDigest: digestOf('sk_live of 301'),
    testMode: false,
    created: at('2025-09-24'),
    modified: at('2026-01-15'),
  },
  {
    id: 302,
    name: 'Northlight on PayPal',
    gateway: 'paypal',
    currencies: ['USD'],
    active: true,
    publicKeyEnding: 'Wm2c',
    credentialsSet: at('2025-10-02'),
    secretDigest: digestOf('secret of 302'),
    testMode: false,
    created: at('2025-10-01'),
    modified: at('2025-10-02'),
  },
  {
    id: 303,
    name: 'London evenings',
    gateway: 'stripe',
    currencies: ['GBP'],
    active: true,
    publicKeyEnding: 'p0Xt',
    credentialsSet: at('2025-12-03'),
    secretDigest: digestOf('sk_live of 303'),
    testMode: false,
    created: at('2025-12-02'),
    modified: at('2025-12-03'),
  },
  {
    id: 304,
    name: 'Spreedly, for the summer school',
    gateway: 'spreedly',
    currencies: ['USD', 'EUR'],
    active: false,
    publicKeyEnding: null,
    credentialsSet: null,
    secretDigest: null,
    testMode: false,
    created: at('2026-01-20'),
    modified: at('2026-01-20'),
  },
  {
    id: 305,
    name: 'zooz, until 2025',
    gateway: 'zooz',
    currencies: ['USD'],
    active: false,
    publicKeyEnding: 'b61e',
    credentialsSet: at('2024-10-10'),
    secretDigest: digestOf('secret of 305'),
    testMode: false,
    created: at('2024-10-09'),
    modified: at('2025-09-30'),
  },
  {
    id: 306,
    name: 'Stripe, test mode',
    gateway: 'stripe',
    currencies: ['USD'],
    active: false,
    publicKeyEnding: 'fice',
    credentialsSet: at('2026-02-04'),
    secretDigest: digestOf('sk_test of 306'),
    testMode: true,
    created: at('2026-02-04'),
    modified: at('2026-02-04'),
  },
];

export const paymentProcessorsRecords: RecordsOf<PaymentProcessorsTables> = {
  paymentProcessors: { '77': processors },
};
