'use client';
import type { AccountFeatures, FeatureFlags } from '../../contract';
import { countries } from '../../domain';
import {
  changedFlags,
  featureDifference,
  featureSchema,
  featureValues,
  flagNames,
  flagSchema,
  flagValues,
  type FeatureValues,
  type FlagValues,
} from '../../domain/administration';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { MultiSelectField, SwitchField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';

type Base = Pick<ChangeDialogProps<FlagValues>, 'title' | 'text' | 'onDone' | 'onClose' | 'subject'>;

interface AccountFeaturesChangeProps extends Base {
  features: AccountFeatures;
  run: (values: FeatureValues) => Promise<unknown>;
}

/** Which features an account has: of its package, and beyond it. 002 §3. */
export function AccountFeaturesChange({ features, ...props }: AccountFeaturesChangeProps) {
  const t = useT();
  const locale = useLocale();
  const options = optionsOf(features.fullFeaturesList, (key) => key);
  const changeOf = (values: FeatureValues) => {
    const { added, removed } = featureDifference(features, values);
    const parts = [
      added.length > 0 && t('organizer.administration.added', { list: listText(locale, added) }),
      removed.length > 0 && t('organizer.administration.removed', { list: listText(locale, removed) }),
    ];
    return parts.filter(Boolean).join(' ');
  };
  return (
    <ChangeDialog
      {...props}
      values={featureValues(features)}
      schema={featureSchema}
      changeOf={changeOf}
      isChange={(values) => changeOf(values) !== '' || isMoved(features, values)}
    >
      <MultiSelectField<FeatureValues>
        name="packageFeatures"
        label={t('organizer.administration.field.packageFeatures')}
        options={options}
        alsoChecks={['advancedFeatures']}
      />
      <MultiSelectField<FeatureValues>
        name="advancedFeatures"
        label={t('organizer.administration.field.advancedFeatures')}
        options={options}
      />
    </ChangeDialog>
  );
}

/** From the package to what is beyond it, or back: the account has the same as before. */
const isMoved = (features: AccountFeatures, { packageFeatures }: FeatureValues) =>
  packageFeatures.some((key) => features.postSelectionAdvancedFeatures.includes(key)) ||
  features.postSelectionPackageFeatures.some((key) => !packageFeatures.includes(key));

interface FlagsChangeProps extends Base {
  flags: FeatureFlags;
  run: (changed: FeatureFlags) => Promise<unknown>;
}

/** Flags that the event's widget gets: only what is changed is sent. */
export function FlagsChange({ flags, run, ...props }: FlagsChangeProps) {
  const t = useT();
  const locale = useLocale();
  const options = countries({ locale }).map(({ code, name }) => ({ value: code, label: name }));
  const changeOf = (values: FlagValues) => {
    const { excludedCountries, ...switched } = changedFlags(flags, values);
    const names = flagNames.filter((name) => switched[name] !== undefined);
    const list = names.map((name) =>
      t('organizer.administration.change', {
        title: t(`organizer.administration.flag.${name}`),
        change: t(switched[name] ? 'organizer.kit.form.on' : 'organizer.kit.form.off'),
      }),
    );
    if (excludedCountries) list.push(t('organizer.administration.flag.excludedCountries'));
    return listText(locale, list);
  };
  return (
    <ChangeDialog
      {...props}
      values={flagValues(flags)}
      schema={flagSchema}
      changeOf={changeOf}
      isChange={(values) => changeOf(values) !== ''}
      run={(values) => run(changedFlags(flags, values))}
    >
      {flagNames.map((name) => (
        <SwitchField<FlagValues> key={name} name={name} label={t(`organizer.administration.flag.${name}`)} />
      ))}
      <MultiSelectField<FlagValues>
        name="excludedCountries"
        label={t('organizer.administration.flag.excludedCountries')}
        options={options}
        optional
      />
    </ChangeDialog>
  );
}
