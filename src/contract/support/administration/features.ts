import type { FeatureFlags } from '../../buyer/widget';
import { endpoint } from '../../endpoint';
import type { AccountFeatures, AccountFeatureSelection } from './entities';
import { forSupport } from './forSupport';
import * as answers from '../../generated/support/administration';

/**
 * Read an event's feature flags; those that are absent are off. The widget gets the same ones. 000 §6, 002 §7.
 * @calls 341
 * @experimental
 */
export const getFeatures = endpoint<{ params: { eventId: string }; ok: FeatureFlags }>()({
  method: 'GET',
  path: '/admin/features/:eventId',
  ...forSupport,
  chosenShape: true,
  reads: answers.getFeatures,
});

/**
 * Replace an event's feature flags: those that are absent are off from now on.
 * Fails: 4000 a country that is none in `excludedCountries`. 002 §7.
 * @calls 342
 * @experimental
 */
export const replaceFeatures = endpoint<{
  params: { eventId: string };
  body: FeatureFlags;
  ok: FeatureFlags;
}>()({
  method: 'PUT',
  path: '/admin/features/:eventId',
  ...forSupport,
  chosenShape: true,
  reads: answers.replaceFeatures,
});

/**
 * Switch some of an event's feature flags; those that are absent stay as they are. Fails as replacing does. 002 §7.
 * @calls 343
 * @experimental
 */
export const switchFeatures = endpoint<{
  params: { eventId: string };
  body: FeatureFlags;
  ok: FeatureFlags;
}>()({
  method: 'POST',
  path: '/admin/features/:eventId',
  ...forSupport,
  chosenShape: true,
  reads: answers.switchFeatures,
});

/**
 * Read which features an account has, and which there are. 002 §3, §7.
 * @calls 344
 * @experimental
 */
export const getAccountFeatures = endpoint<{ params: { accountId: string }; ok: AccountFeatures }>()({
  method: 'GET',
  path: '/admin/accountFeatures/:accountId',
  ...forSupport,
  chosenShape: true,
  reads: answers.getAccountFeatures,
});

/**
 * Change which features an account has. Fails: 4046 nothing was ever selected; 4090 it does not have those of
 * `preSelectionAccountFeaturesList`; 4022 a feature that there is none of, one twice, or another account's. 002 §3, §7.
 * @calls 345
 * @experimental
 */
export const updateAccountFeatures = endpoint<{
  params: { accountId: string };
  body: AccountFeatureSelection;
  ok: AccountFeatures;
  fail: 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/admin/accountFeatures/:accountId',
  ...forSupport,
  reads: answers.updateAccountFeatures,
});

/**
 * Select an account's features for the first time. Fails: 4090 it has a selection; else as changing does. 002 §3, §7.
 * @calls 346
 * @experimental
 */
export const createAccountFeatures = endpoint<{
  params: { accountId: string };
  body: AccountFeatureSelection;
  ok: AccountFeatures;
  fail: 4090;
}>()({
  method: 'POST',
  path: '/admin/accountFeatures/:accountId',
  ...forSupport,
  reads: answers.createAccountFeatures,
});
