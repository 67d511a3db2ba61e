import { endpoint } from '../endpoint';
import type { Gateway, Instant } from '../entities';
import type { SearchPage, SearchRequest } from '../paging';
import * as answers from '../generated/organizer/paymentProcessors';

/** Who can be set up to take money. @experimental */
export type ProcessorGateway = Exclude<Gateway, 'free'>;

/** What an organizer decides about a payment processor. Its members are ours. @experimental */
export interface PaymentProcessorDraft {
  /** 002 §3: above 0 for one that exists; absent or not above 0 for a new one. */
  id?: number;
  /**
   * As organizers see it; its own within the account, in any case.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  gateway: ProcessorGateway;
  /**
   * ISO 4217, those it is used for.
   * @minItems 1
   * @uniqueItems true
   */
  currencies: string[];
  /** Events may take money through it. */
  active: boolean;
}

/** Changes of a payment processor. @experimental */
export interface PaymentProcessorUpdate extends PaymentProcessorDraft {
  /** As it was read: when it was changed since, nothing is saved (4090). Not compared when absent. */
  modified?: Instant;
}

/** A contract with a gateway that an account's events take money through. What is secret about it is never answered. @experimental */
export interface PaymentProcessor extends Required<PaymentProcessorDraft> {
  /** The last four characters of its public key; `null` without credentials. */
  publicKeyEnding: string | null;
  /** When the credentials were set; `null` without. */
  credentialsSet: Instant | null;
  /** Its credentials are of the gateway's test mode: no money moves. */
  testMode: boolean;
  created: Instant;
  modified: Instant;
}

/** What a gateway gave the organizer. @experimental */
export interface ProcessorCredentials {
  /** From 002 §3: above 0. */
  id: number;
  /**
   * Shown by its last four characters afterwards.
   * @minLength 8
   * @maxLength 200
   */
  publicKey: string;
  /**
   * Stored, and never answered.
   * @minLength 8
   * @maxLength 200
   */
  secretKey: string;
}

/** Which payment processors are looked for; all when it is empty. 002 §7. @experimental */
export interface PaymentProcessorCriteria {
  gateway?: ProcessorGateway;
  /** Only those in use, or out of use; all when absent. */
  active?: boolean;
  /** ISO 4217. */
  currency?: string;
}

/** What payment processors are sorted by. 002 §7. @experimental */
export type PaymentProcessorField = 'ID' | 'NAME' | 'MODIFIED';

/** A gateway that an account can set up. @experimental */
export interface AvailablePaymentProcessor {
  gateway: ProcessorGateway;
  /** The gateway's own name. */
  name: string;
  /** ISO 4217, those it takes. */
  currencies: string[];
  /** How many processors the account has with it. */
  configured: number;
}

const ours = { base: 'api', auth: 'account', chosenShape: true } as const;
/** 002 §5, to the letter. */
const ofAnAccount = { accountId: 'accountId is missing' };

/**
 * Find payment processors of an account. 002 §7 Payments. 25 a page; without `orders` the oldest first. Fails: 4042.
 * @calls 320
 * @experimental
 */
export const searchPaymentProcessors = endpoint<{
  query: {
    /** Account whose processors are listed. */
    accountId: string;
  };
  body: SearchRequest<PaymentProcessorCriteria, PaymentProcessorField>;
  ok: SearchPage<PaymentProcessor>;
}>()({
  ...ours,
  method: 'POST',
  path: '/paymentProcessor/search',
  chosen: true,
  required: ofAnAccount,
  reads: answers.searchPaymentProcessors,
});

/**
 * Set a payment processor up; `id` is not above 0. 002 §3, 002 §7 Payments. It has no credentials yet, so it can't be active.
 * Fails: 4000 `id` is above 0, the name is another's, a currency the gateway does not take; 4022 it is active.
 * @calls 321
 * @experimental
 */
export const createPaymentProcessor = endpoint<{
  query: {
    /** Account that gets it. */
    accountId: string;
  };
  body: PaymentProcessorDraft;
  ok: PaymentProcessor;
  fail: 4022;
}>()({
  ...ours,
  method: 'POST',
  path: '/paymentProcessor',
  required: ofAnAccount,
  reads: answers.createPaymentProcessor,
});

/**
 * Change a payment processor; `id` is above 0. 002 §3, 002 §7 Payments. Fails: 4000 `id` is not above 0, or as when creating;
 * 4022 active without credentials, or another gateway; 4046; 4090 changed since `modified`.
 * @calls 322
 * @experimental
 */
export const updatePaymentProcessor = endpoint<{
  query: {
    /** Account that has it. */
    accountId: string;
  };
  body: PaymentProcessorUpdate;
  ok: PaymentProcessor;
  fail: 4022 | 4046 | 4090;
}>()({
  ...ours,
  method: 'PUT',
  path: '/paymentProcessor',
  required: ofAnAccount,
  reads: answers.updatePaymentProcessor,
});

/**
 * Give a payment processor its credentials, or new ones. 002 §7 Payments. They are stored and never answered.
 * Fails: 4000 `id` is not above 0, a key is no key of the gateway (Stripe's begin with `pk_` and `sk_`, both of the same mode); 4046.
 * @calls 323
 * @experimental
 */
export const setProcessorCredentials = endpoint<{
  query: {
    /** Account that has the processor. */
    accountId: string;
  };
  body: ProcessorCredentials;
  ok: PaymentProcessor;
  fail: 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/paymentProcessor/credentials',
  chosen: true,
  required: ofAnAccount,
  reads: answers.setProcessorCredentials,
});

/**
 * The gateways an account can set up, those for a currency when one is given. 002 §7 Payments. Fails: 4042.
 * @calls 324
 * @experimental
 */
export const listAvailablePaymentProcessors = endpoint<{
  query: {
    /** Account that wants to set one up. */
    accountId: string;
    /** ISO 4217: only those that take it; all when absent. */
    currency?: string;
  };
  ok: { processors: AvailablePaymentProcessor[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/availablePaymentProcessors',
  required: ofAnAccount,
  reads: answers.listAvailablePaymentProcessors,
});
