'use client';
import { BoundCountryField } from '../CountryField';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';

/** A country by its name in the buyer's language. */
export function CountryQuestion({ name, question, autoComplete, tools }: QuestionProps) {
  const { label, required } = question;
  return (
    <BoundCountryField
      name={name}
      label={label}
      required={required}
      autoComplete={autoComplete}
      help={helpOf(question)}
      optional={!required}
      span={6}
      exclude={tools.excludedCountries}
    />
  );
}
