import { addressGuards } from './addresses';
import { browserGuards } from './browser';
import { callGuards } from './calls';
import { clientGuards } from './client';
import type { Guard } from './guard';
import { holdingGuards } from './holding';
import { jobGuards } from './jobs';
import { linkGuards } from './links';
import { moneyGuards } from './money';
import { payingGuards } from './paying';
import { paymentGuards } from './payments';
import { providerGuards } from './providers';
import { saveGuards } from './saves';
import { screenGuards } from './screens';
import { stockGuards } from './stock';
import { storageGuards } from './storage';
import { swapGuards } from './swaps';
import { textGuards } from './texts';
import { windowGuards } from './windows';

/** Lines of the money, hold and message code without which something goes wrong that nobody would see at once. */
export const guards: readonly Guard[] = [
  ...moneyGuards,
  ...holdingGuards,
  ...payingGuards,
  ...paymentGuards,
  ...providerGuards,
  ...clientGuards,
  ...windowGuards,
  ...textGuards,
  ...linkGuards,
  ...addressGuards,
  ...stockGuards,
  ...saveGuards,
  ...jobGuards,
  ...swapGuards,
  ...storageGuards,
  ...callGuards,
  ...screenGuards,
  ...browserGuards,
];
