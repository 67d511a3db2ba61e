import { presets, schemes, type Preset, type Scheme } from 'boxoffice/theme';

/** How the page looks and speaks, as its address says. */
export interface Settings {
  /** BCP 47. */
  locale: string;
  scheme: Scheme;
  preset: Preset;
}

/** In its usual spelling; English for what is no tag. */
function localeOf(tag: string | null): string {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0] ?? 'en';
  } catch {
    return 'en';
  }
}

export function readSettings(search: string): Settings {
  const params = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
    values.find((value) => value === params.get(name)) ?? otherwise;
  return {
    locale: localeOf(params.get('locale')),
    scheme: oneOf('scheme', schemes, 'auto'),
    preset: oneOf('preset', presets, 'ink'),
  };
}
