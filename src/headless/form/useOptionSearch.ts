'use client';
import { useState, type KeyboardEvent } from 'react';

/** As many options as are read at a glance. */
const glance = 8;

interface OptionSearch {
  /** There are so many options that they can be searched. */
  isLong: boolean;
  query: string;
  setQuery: (query: string) => void;
  /** Options with the query in them, in whatever case and with whatever accents; all of a short list. */
  found: readonly string[];
  /** For the field of the query: Enter looks for what was typed instead of sending the form. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Finds some of many options by a part of their text. `locale` is whose letters these are. */
export function useOptionSearch(options: readonly string[], locale: string): OptionSearch {
  const [query, setQuery] = useState('');
  const isLong = options.length > glance;
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const wanted = isLong ? plain(query.trim()) : '';
  return {
    isLong,
    query,
    setQuery,
    found: wanted ? options.filter((option) => plain(option).includes(wanted)) : options,
    onKeyDown: (event) => {
      if (event.key === 'Enter') event.preventDefault();
    },
  };
}
