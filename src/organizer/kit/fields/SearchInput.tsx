'use client';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../themed/kit/Icon';
import { TextInput } from '../../../themed/kit/TextInput';

export interface SearchInputProps {
  /** Read aloud. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** Looks for something inside a form. */
export function SearchInput({ label, placeholder, value, onValueChange }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={keepEnter}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      start={<Icon name="search" size="small" />}
    />
  );
}

/** Enter looks for what was typed instead of saving. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
