import { nearestLocale, type ShippedLocale } from 'boxoffice';
import type en from './en.json';

/** Every text of the host app by its key. */
export type TextKey = keyof typeof en;
type Texts = Readonly<Record<TextKey, string>>;

const loaders: Partial<Record<ShippedLocale, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
  it: () => import('./it.json'),
  'pt-BR': () => import('./pt-BR.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  ar: () => import('./ar.json'),
  he: () => import('./he.json'),
};

let texts: Partial<Texts> = {};
let loading: Promise<void> | undefined;

/** Reads the page's language once; a page that shows the host's own words waits for it. English when it is not there. */
export function loadTexts(locale: string): Promise<void> {
  const load = loaders[nearestLocale(locale)] ?? loaders.en;
  loading ??= Promise.resolve(load?.()).then((module) => {
    texts = module?.default ?? {};
  });
  return loading;
}

/** The words of a key; `{{name}}` is filled in. */
export const text = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
