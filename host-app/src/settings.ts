import { presets, schemes, type Preset, type Scheme } from 'boxoffice/theme';

/** How the page looks and speaks, as its address says. */
export interface Settings {
  /** BCP 47. */
  locale: string;
  scheme: Scheme;
  preset: Preset;
}

const oneOf = <T extends string>(values: readonly T[], requested: string | null, otherwise: T): T =>
  values.find((value) => value === requested) ?? otherwise;

export function readSettings(search: string): Settings {
  const params = new URLSearchParams(search);
  const locale = params.get('locale') ?? '';
  return {
    locale: isLocale(locale) ? locale : 'en',
    scheme: oneOf(schemes, params.get('scheme'), 'auto'),
    preset: oneOf(presets, params.get('preset'), 'ink'),
  };
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
