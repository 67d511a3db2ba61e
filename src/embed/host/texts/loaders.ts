import type english from './en.json';

/** Written by `npm run texts`: each locale a chunk of its own. */
export const loaders: Readonly<Record<string, () => Promise<{ default: typeof english }>>> = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  'pt-BR': () => import('./pt-BR.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
};
