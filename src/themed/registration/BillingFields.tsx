'use client';
import { memo, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  areDetailsRequired,
  countries,
  hasCity,
  hasPostalCode,
  isBillingRequired,
  type BillingField,
  type RegistrationContext,
} from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Field, Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { Select } from '../kit/Select';
import { useFieldError, useFields } from './FieldsContext';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface BillingFieldsProps {
  context: RegistrationContext;
  excludedCountries?: readonly string[] | undefined;
  /** 'Country/Region/Territory' instead of 'Country' (000 §6 IHSCustomCountryLabel). */
  usesRegionLabel?: boolean | undefined;
}

/** Where the bill goes. 000 §2.8 Billing info; fields a country's addresses don't have are left out. */
export const BillingFields = /* @__PURE__ */ memo(function BillingFields(props: BillingFieldsProps) {
  const { context, excludedCountries, usesRegionLabel } = props;
  const t = useT();
  const titleId = useId();
  const { methods } = useFields();
  const country = useWatch({ control: methods.control, name: 'billing.country' });
  const mark = (field: BillingField) =>
    areDetailsRequired(context) && isBillingRequired(context, field) ? ({ labelSuffix: '*' } as const) : {};
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} look="xl" id={titleId}>
        {t('registration.billing')}
      </Heading>
      <Fields>
        <CountryField
          mark={mark('country')}
          excluded={excludedCountries}
          label={t(usesRegionLabel ? 'registration.countryRegion' : 'registration.country')}
        />
        <TextField
          {...mark('address1')}
          name="billing.address1"
          label={t('registration.address')}
          autoComplete="street-address"
          dir="ltr"
        />
        {hasCity(country) && (
          <TextField
            {...mark('city')}
            name="billing.city"
            label={t('registration.city')}
            span={4}
            autoComplete="address-level2"
            dir="ltr"
          />
        )}
        <div className={css.third}>
          <TextField
            {...mark('state')}
            name="billing.state"
            label={t('registration.state')}
            trims
            autoComplete="address-level1"
            dir="ltr"
          />
        </div>
        {hasPostalCode(country) && (
          <div className={css.third}>
            <TextField
              {...mark('zip')}
              name="billing.zip"
              label={t('registration.zip')}
              autoComplete="postal-code"
              dir="ltr"
            />
          </div>
        )}
      </Fields>
    </section>
  );
});

interface CountryFieldProps {
  label: string;
  mark: { labelSuffix?: '*' };
  excluded: readonly string[] | undefined;
}

function CountryField({ label, mark, excluded }: CountryFieldProps) {
  const t = useT();
  const locale = useLocale();
  const { methods, idOf } = useFields();
  const value = useWatch({ control: methods.control, name: 'billing.country' });
  const error = useFieldError('billing.country', label);
  const options = useMemo(
    () =>
      countries({ locale, exclude: excluded }).map(({ code, name }) => ({
        value: code,
        label: name,
      })),
    [locale, excluded],
  );
  const choose = (code: string) => {
    methods.setValue('billing.country', code, { shouldDirty: true, shouldValidate: true });
    // What the new country's addresses don't have is not wrong any more.
    for (const name of ['billing.zip', 'billing.city'] as const)
      if (methods.getFieldState(name).error) void methods.trigger(name);
  };
  return (
    <Field {...mark} id={idOf('billing.country')} label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={choose}
          options={options}
          placeholder={t('registration.countryChoose')}
          autoComplete="country"
        />
      )}
    </Field>
  );
}
