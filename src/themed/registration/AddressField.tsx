'use client';
import type { ChangeEvent } from 'react';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import { countryName } from '../../domain/countries/countries';
import type { AddressCompletion } from '../../domain/registration/addressCompletion';
import { useAddressCompletion, type AddressEntry } from '../../headless/form/useAddressCompletion';
import { useReplacement } from '../../headless/form/useReplacement';
import { useLocale, useT } from '../../i18n';
import { chunk, useChunk } from '../kit/chunk';
import { Field, type FieldControlProps, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';

const comboBox = /* @__PURE__ */ chunk(() => import('../kit/ComboBox'));

export interface AddressFieldProps extends Pick<FieldProps, 'labelSuffix'> {
  label: string;
  /** Finds the addresses. */
  addressCompletion: AddressCompletion;
  /** ISO codes left out. 000 §6 country exclusions. */
  excludedCountries?: readonly string[] | undefined;
  /** Hears why nothing is found, once. */
  onError?: ErrorListener | undefined;
}

/**
 * The street of a bill, with a list of addresses that may be meant; the one that is chosen fills in the rest of the bill. A plain text field
 * until its list is loaded, and whenever nothing is found (FAULTS F108).
 */
export function AddressField(props: AddressFieldProps) {
  const { label, labelSuffix, addressCompletion, excludedCountries, onError } = props;
  const t = useT();
  const entry = useAddressCompletion({
    label,
    addressCompletion,
    excludedCountries,
    onFailure: (cause) => onError?.(new BoxofficeError('BX2009', cause)),
  });
  const parts = useChunk(comboBox);
  const { isReplaced, ...plain } = useReplacement(Boolean(parts));
  const field = (control: FieldControlProps) => {
    const shared = { ...control, autoComplete: 'address-line1' };
    return parts && isReplaced ? (
      <parts.ComboBox
        {...shared}
        aria-labelledby={`${entry.id}-label`}
        value=""
        text={entry.text}
        options={entry.suggestions.map(({ id, text }) => ({ value: id, label: text }))}
        suggests={entry.isEmpty ? 'nothing' : 'options'}
        onTextChange={entry.setText}
        onValueChange={entry.choose}
        onLeave={entry.leave}
        empty={t('registration.addressUnknown')}
      />
    ) : (
      <TextInput
        {...shared}
        type="text"
        value={entry.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => entry.setText(event.target.value)}
        onFocus={plain.enter}
        onBlur={() => {
          plain.leave();
          entry.leave();
        }}
      />
    );
  };
  return (
    <>
      <Field id={entry.id} label={label} labelSuffix={labelSuffix} error={entry.error}>
        {field}
      </Field>
      <Filled filled={entry.filled} />
    </>
  );
}

/** What a choice has filled in, for who can't see it. */
function Filled({ filled }: Pick<AddressEntry, 'filled'>) {
  const t = useT();
  const locale = useLocale();
  const { address1, zip, city, state, country } = filled ?? {};
  const address = [address1, city, state, zip, country && countryName(country, locale)]
    .filter(Boolean)
    .join(', ');
  return (
    <VisuallyHidden role="status">
      {address !== '' && t('registration.addressFilled', { address })}
    </VisuallyHidden>
  );
}
