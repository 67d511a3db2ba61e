import type {
  AccountFeatures,
  AccountFeatureSelection,
  FeatureFlags,
  Subscription,
  SyncProblem,
} from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import type { StoredAccountFeatures } from './seed';
import { countryOf, emailOf } from '../../rules/fields';

/** The flags the event's widget gets. */
export const featuresOf = (db: Db, eventId: string): FeatureFlags => db.of(eventId).world.siteConf.features;

const switches = [
  ...(['hideTermsCheckbox', 'autoAgree', 'disableDefaultQuantity', 'hideAmericanExpress'] as const),
  ...(['IHSCustomCountryLabel', 'removeBranding', 'careerDay'] as const),
];

/** Keeps the flags there are, and nothing else. Refuses with 4000. */
export function keepFeatures(db: Db, eventId: string, requested: FeatureFlags): FeatureFlags {
  const flags: FeatureFlags = {};
  for (const name of switches) if (requested[name] !== undefined) flags[name] = requested[name];
  if (requested.excludedCountries) flags.excludedCountries = requested.excludedCountries;
  flags.excludedCountries?.forEach((code, index) => countryOf(`excludedCountries[${index}]`, code));
  const saved: FeatureFlags = flags.excludedCountries
    ? { ...flags, excludedCountries: [...new Set(flags.excludedCountries)] }
    : flags;
  const { world } = db.of(eventId);
  world.siteConf = { ...world.siteConf, features: saved };
  return saved;
}

const catalogue = (db: Db) => db.rows('featureCatalogue', '').all();

const selected = (stored: StoredAccountFeatures | undefined): string[] =>
  stored ? [...stored.packageFeatures, ...stored.advancedFeatures] : [];

export function accountFeaturesOf(db: Db, accountId: string): AccountFeatures {
  const stored = db.rows('accountFeatures', '').find(accountId);
  return {
    accountId,
    userName: stored?.userName ?? '',
    fullFeaturesList: catalogue(db).map(({ id }) => id),
    preSelectionAccountFeaturesList: stored?.before ?? [],
    postSelectionPackageFeatures: stored?.packageFeatures ?? [],
    postSelectionAdvancedFeatures: stored?.advancedFeatures ?? [],
    modifiedDate: stored?.modifiedDate ?? null,
  };
}

/** Refuses with 4000, 4022 and 4090. */
export function selectFeatures(
  db: Db,
  accountId: string,
  body: AccountFeatureSelection,
  now: string,
): AccountFeatures {
  if (body.accountId !== accountId) throw new Refusal(4022, 'The selection is for another account.');
  const userName = emailOf('userName', body.userName);
  const packageFeatures = body.postSelectionPackageFeatures;
  const advancedFeatures = body.postSelectionAdvancedFeatures;
  const picked = [...packageFeatures, ...advancedFeatures];
  const twice = picked.find((key, index) => picked.indexOf(key) !== index);
  if (twice !== undefined) throw new Refusal(4022, `${twice} is there twice.`);
  const kinds = new Map(catalogue(db).map(({ id, kind }) => [id, kind]));
  const strange = [...body.fullFeaturesList, ...picked].find((key) => !kinds.has(key));
  if (strange !== undefined) throw new Refusal(4022, `There is no feature ${strange}.`);
  const misplaced = packageFeatures.find((key) => kinds.get(key) === 'advanced');
  if (misplaced !== undefined) throw new Refusal(4022, `${misplaced} is in no package.`);
  const before = selected(db.rows('accountFeatures', '').find(accountId));
  if (!isSameSet(before, body.preSelectionAccountFeaturesList)) throw new Refusal(4090);
  db.rows('accountFeatures', '').put({
    id: accountId,
    userName,
    packageFeatures,
    advancedFeatures,
    before,
    modifiedDate: now,
  });
  return accountFeaturesOf(db, accountId);
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean => {
  const inB = new Set(b);
  return new Set(a).size === inB.size && a.every((each) => inB.has(each));
};

/** The widgets of an event that a page can show. */
export const hasWidget = (db: Db, eventId: string, widgetId: string): boolean =>
  widgetId === db.of(eventId).world.widget.widgetId ||
  db.rows('widgetSnippets', eventId).find(widgetId) !== undefined;

export function subscriptionOf(db: Db, email: string): Subscription {
  const stored = db.rows('unsubscriptions', '').find(email.toLowerCase());
  return {
    email,
    unsubscribed: stored !== undefined,
    unsubscribedDate: stored?.unsubscribedDate ?? null,
    reason: stored?.reason ?? null,
  };
}

/** Whatever refers to what is not there. */
export function findProblems(db: Db): SyncProblem[] {
  const isGone = (accountId: string | null): accountId is string =>
    accountId !== null && !db.hasAccount(accountId);
  const people = db.rows('people', '').all();
  const features = db.rows('accountFeatures', '').all();
  return [
    ...people.flatMap(({ id, accountId }) =>
      isGone(accountId) ? [{ kind: 'person' as const, id, missing: accountId }] : [],
    ),
    ...features
      .filter(({ id }) => isGone(id))
      .map(({ id }) => ({ kind: 'accountFeatures' as const, id, missing: id })),
    ...db
      .scopes('loginSettings')
      .flatMap((eventId) => db.rows('loginSettings', eventId).all())
      .flatMap(({ id, accountId, ssoConfigId }) =>
        ssoConfigId !== null && !db.rows('ssoConfigs', accountId).find(ssoConfigId)
          ? [{ kind: 'loginSettings' as const, id, missing: ssoConfigId }]
          : [],
      ),
  ];
}
