import type { SaleSettings } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import { checkSettingsVersion } from '../../rules/version';
import { malformed } from '../../rules/fields';

type Versioned = SaleSettings & { version: number };

export function saleSettingsOf(db: Db): Versioned {
  const { id } = db.world.event;
  const { currency, taxRate, taxName, gateway, allowBitcoin, timeLimit, uniqueEmails } = db.world.sale;
  const version = db.rows('saleVersions', id).find(id)?.version ?? 1;
  return { currency, taxRate, taxName, gateway, allowBitcoin, timeLimit, uniqueEmails, version };
}

const maxTimeLimit = 120;
const maxTaxNameLength = 50;

/** Changes the rules of the sale. Refuses with 4000, 4090 and 4091. */
export function changeSaleSettings(db: Db, sent: Partial<SaleSettings>): SaleSettings {
  const { version, ...before } = saleSettingsOf(db);
  checkSettingsVersion(version, sent.version);
  const next = { ...before, ...membersOf(sent) };
  check(next);
  if (next.currency.code !== before.currency.code && db.orderBook.count() > 0)
    throw new Refusal(4091, 'There are orders in the present currency.');
  if (next.gateway !== before.gateway && db.heldCount() > 0)
    throw new Refusal(4091, 'Tickets are held for payment through the present gateway.');
  Object.assign(db.world.sale, next);
  db.world.siteConf.gateway = next.gateway;
  const { id } = db.world.event;
  db.rows('saleVersions', id).put({ id, version: version + 1 });
  return saleSettingsOf(db);
}

/** Only what may be changed: a member that is none of them is left out. */
function membersOf(sent: Partial<SaleSettings>): Partial<SaleSettings> {
  const { currency, taxRate, taxName, gateway, allowBitcoin, timeLimit, uniqueEmails } = sent;
  return {
    ...(currency ? { currency } : {}),
    ...(taxRate === undefined ? {} : { taxRate, ...(taxRate === null ? { taxName: null } : {}) }),
    ...(taxName === undefined || taxRate === null ? {} : { taxName: taxName?.trim() ?? null }),
    ...(gateway ? { gateway } : {}),
    ...(allowBitcoin === undefined ? {} : { allowBitcoin }),
    ...(timeLimit === undefined ? {} : { timeLimit }),
    ...(uniqueEmails === undefined ? {} : { uniqueEmails }),
  };
}

function check({ currency, taxRate, taxName, timeLimit }: SaleSettings): void {
  if (!/^[A-Z]{3}$/.test(currency.code))
    throw malformed('currency.code', 'A currency has three letters, e.g. USD');
  if (taxRate !== null && !(taxRate >= 0 && taxRate <= 100))
    throw malformed('taxRate', 'A tax rate is between 0 and 100 percent');
  if (taxRate !== null && !taxName) throw malformed('taxName', 'A tax needs a name');
  if ((taxName ?? '').length > maxTaxNameLength)
    throw malformed('taxName', `A tax name has at most ${maxTaxNameLength} characters`);
  if (!Number.isInteger(timeLimit) || timeLimit < 1 || timeLimit > maxTimeLimit)
    throw malformed('timeLimit', `Tickets are held for 1 to ${maxTimeLimit} minutes`);
}
