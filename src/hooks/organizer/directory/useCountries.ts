'use client';
import { useMemo } from 'react';
import { listCountries } from '../../../contract';
import { countries, type Country } from '../../../domain/countries/countries';
import { useRead } from '../resource/useRead';

/**
 * The countries of the backend's dictionary by their names in `locale`, in its order; until they are read, and where they can't be, those
 * that the browser names. Never throws. 002 §7 dictionary countries.
 * @experimental
 */
export function useCountries(locale: string): readonly Country[] {
  const { data } = useRead(listCountries, { query: { locale } });
  const own = useMemo(() => countries({ locale }), [locale]);
  return data?.countries ?? own;
}
