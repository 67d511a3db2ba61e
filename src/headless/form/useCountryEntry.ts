'use client';
import { useMemo, useState } from 'react';
import { findableCountries, findCountry, searchCountries } from '../../domain';

interface CountryEntryOptions {
  /** DOM id of the control. */
  id: string;
  /** ISO 3166-1 alpha-2; '' for none. */
  value: string;
  /** '' when what was typed is no country. */
  onChange: (code: string) => void;
  /** Of the names. */
  locale: string;
  /** ISO codes left out. 000 §6 country exclusions. Keep it the same between renders. */
  exclude: readonly string[] | undefined;
}

interface CountryEntry {
  /** What stands in the field. */
  text: string;
  /** What the text may mean, the likeliest first; all countries while it is the name of the chosen one. */
  options: readonly { value: string; label: string }[];
  /** Somebody is typing: nothing is said of the text before it is left. */
  isActive: boolean;
  /** The text that was left is no country. */
  isWrong: boolean;
  setText: (text: string) => void;
  /** A country was chosen from the options. */
  choose: (code: string) => void;
  /** The field is left, or sent by Enter: its text is a country, or none. */
  leave: () => void;
}

/** A country by typing its name in the reader's language, in English, or its code. 000 §2.7. Text that is no country stays. */
export function useCountryEntry({ id, value, onChange, locale, exclude }: CountryEntryOptions): CountryEntry {
  const list = useMemo(() => findableCountries({ locale, exclude }), [locale, exclude]);
  const nameOf = (code: string) => nameIn(list, code) ?? '';
  const [isActive, setActive] = useState(false);
  const [entry, setEntry] = useState({ value, list, text: nameOf(value) });
  // A country from outside, or the same one in another language; what was typed and is none stays.
  if (entry.value !== value || entry.list !== list)
    setEntry({ value, list, text: value || entry.value ? nameOf(value) : entry.text });
  const { text } = entry;
  const options = useMemo(() => {
    const visible = text === nameIn(list, value) ? list : searchCountries(list, text);
    return visible.map(({ code, name }) => ({ value: code, label: name }));
  }, [list, text, value]);

  const choose = (code: string) => {
    setEntry({ value: code, list, text: nameOf(code) });
    setActive(false);
    if (code !== value) onChange(code);
  };
  const judge = (typed: string) => {
    const found = findCountry(list, typed);
    if (found) {
      choose(found.code);
      return;
    }
    setActive(false);
    setEntry({ value: '', list, text: typed });
    onChange('');
  };
  return {
    text,
    options,
    isActive,
    isWrong: text.trim() !== '' && value === '',
    setText: (typed) => {
      setEntry({ ...entry, text: typed });
      // Browsers fill in a whole form while another field has the focus.
      if (document.activeElement?.id === id) setActive(true);
      else judge(typed);
    },
    choose,
    leave: () => judge(text),
  };
}

const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((country) => country.code === code)?.name;
