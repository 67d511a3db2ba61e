import { object, type ObjectSchema } from 'yup';
import type { AccountFeatures, AccountFeatureSelection, FeatureFlags } from '../../contract';
import { isSame } from '../forms';
import { codesField, reasonShape, switchField, type Reasoned } from './values';

/** Switches among the flags of an event, in the order they are shown. 000 §6. */
export const flagNames = [
  ...(['hideTermsCheckbox', 'autoAgree', 'disableDefaultQuantity', 'hideAmericanExpress'] as const),
  ...(['IHSCustomCountryLabel', 'removeBranding', 'careerDay'] as const),
] satisfies readonly (keyof FeatureFlags)[];

type FlagName = (typeof flagNames)[number];

export type FlagValues = Record<FlagName, boolean> & Reasoned & { excludedCountries: string[] };

/** Flags that are absent are off. */
export const flagValues = (flags: FeatureFlags): FlagValues => ({
  hideTermsCheckbox: flags.hideTermsCheckbox ?? false,
  autoAgree: flags.autoAgree ?? false,
  disableDefaultQuantity: flags.disableDefaultQuantity ?? false,
  hideAmericanExpress: flags.hideAmericanExpress ?? false,
  IHSCustomCountryLabel: flags.IHSCustomCountryLabel ?? false,
  removeBranding: flags.removeBranding ?? false,
  careerDay: flags.careerDay ?? false,
  excludedCountries: [...(flags.excludedCountries ?? [])],
  reason: '',
});

export const flagSchema: ObjectSchema<FlagValues> = object({
  ...reasonShape,
  hideTermsCheckbox: switchField(),
  autoAgree: switchField(),
  disableDefaultQuantity: switchField(),
  hideAmericanExpress: switchField(),
  IHSCustomCountryLabel: switchField(),
  removeBranding: switchField(),
  careerDay: switchField(),
  excludedCountries: codesField(),
});

/** Only what was changed: what somebody else switches meanwhile stays. */
export function changedFlags(before: FeatureFlags, values: FlagValues): FeatureFlags {
  const known = flagValues(before);
  const changed: FeatureFlags = {};
  for (const name of flagNames) if (values[name] !== known[name]) changed[name] = values[name];
  if (!isSame([...known.excludedCountries].sort(), [...values.excludedCountries].sort()))
    changed.excludedCountries = values.excludedCountries;
  return changed;
}

export interface FeatureValues extends Reasoned {
  packageFeatures: string[];
  advancedFeatures: string[];
}

export const featureValues = (features: AccountFeatures): FeatureValues => ({
  packageFeatures: [...features.postSelectionPackageFeatures],
  advancedFeatures: [...features.postSelectionAdvancedFeatures],
  reason: '',
});

export const featureSchema: ObjectSchema<FeatureValues> = object({
  ...reasonShape,
  packageFeatures: codesField(),
  advancedFeatures: codesField().test(
    'once',
    'organizer.administration.problem.twice',
    (advanced, { parent }) => {
      const { packageFeatures } = parent as FeatureValues;
      return !advanced.some((key) => packageFeatures.includes(key));
    },
  ),
});

/** The six lists of 002 §3: what there is, what the account has as `read`, and what it gets. */
export function featureSelection(
  read: AccountFeatures,
  values: FeatureValues,
  userName: string,
): AccountFeatureSelection {
  return {
    userName,
    accountId: read.accountId,
    fullFeaturesList: read.fullFeaturesList,
    preSelectionAccountFeaturesList: [
      ...read.postSelectionPackageFeatures,
      ...read.postSelectionAdvancedFeatures,
    ],
    postSelectionPackageFeatures: values.packageFeatures,
    postSelectionAdvancedFeatures: values.advancedFeatures,
  };
}

/** What an account gets and what it loses by a selection. */
export function featureDifference(read: AccountFeatures, values: FeatureValues) {
  const before = [...read.postSelectionPackageFeatures, ...read.postSelectionAdvancedFeatures];
  const after = [...values.packageFeatures, ...values.advancedFeatures];
  return {
    added: after.filter((key) => !before.includes(key)),
    removed: before.filter((key) => !after.includes(key)),
  };
}
