'use client';
import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from './NumberField';

export type PercentFieldProps<Values extends FieldValues> = Omit<NumberFieldProps<Values>, 'unit'>;

/* Written the same in all of our languages, and no word. */
const sign = '%';

/** A share in percent, `12.5` for 12.5 %; `null` for none. Two decimals at most unless `decimals` says otherwise. */
export const PercentField = <Values extends FieldValues = FieldValues>(props: PercentFieldProps<Values>) => (
  <NumberField<Values> decimals={2} {...props} unit={sign} />
);
