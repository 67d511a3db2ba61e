'use client';
import type { FieldValues } from 'react-hook-form';
import type { Currency, Minor } from '../../../contract';
import { formatMoney } from '../../../domain';
import { useLocale } from '../../../i18n';
import { Field } from '../../../themed/kit/Field';
import * as css from './fields.css';
import { checkNumber, NumberInput } from './NumberInput';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface MoneyFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** Its symbol stands before the amount, its minor units say how many decimals there are. */
  currency: Currency;
  placeholder?: string | undefined;
}

/** An amount in minor units of its currency (`320_00` for $320.00); `null` for none, NaN for a text that is no amount. */
export function MoneyField<Values extends FieldValues = FieldValues>(props: MoneyFieldProps<Values>) {
  const { name, label, alsoChecks, currency, placeholder } = props;
  const locale = useLocale();
  const field = useEditorField<Minor | null>(name, label, {
    alsoChecks,
    check: checkNumber,
    show: (value) => (typeof value === 'number' ? formatMoney(value, currency, locale) : ''),
  });
  const sign = currency.symbol || currency.code;
  return (
    <Field {...frameOf(props)} id={field.id} error={field.error}>
      {(control) => (
        <span className={sign.length > 1 ? css.wideSign : css.sign}>
          <NumberInput
            {...control}
            ref={field.ref}
            placeholder={placeholder}
            start={sign}
            decimals={currency.minorUnits ?? 2}
            fixed
            minor
            value={field.value}
            onValueChange={field.set}
            onBlur={field.leave}
          />
        </span>
      )}
    </Field>
  );
}
