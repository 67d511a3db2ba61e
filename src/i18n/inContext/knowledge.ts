import type { Catalogue } from '../catalogue';

/** What translators read about a text; src/i18n/keys.meta.json and organizer.meta.json have it. */
export interface KeyMeta {
  /** Where it stands and what it does. */
  context: string;
  /** Characters, placeholders counted as they are written. */
  maxLength: number;
  placeholders?: Readonly<Record<string, { meaning: string; example?: string }>>;
  /** Ids of stories that show it. */
  stories: readonly string[];
}

export interface Knowledge {
  english: Catalogue;
  /** By key without a plural form. */
  meta: Readonly<Record<string, KeyMeta | undefined>>;
}

/** In chunks of their own: they are larger than the tool. */
export async function loadKnowledge(): Promise<Knowledge> {
  const [english, meta, ofOrganizers, metaOfOrganizers] = await Promise.all([
    import('../locales/en.json'),
    import('../keys.meta.json'),
    import('../locales/organizer/en.json'),
    import('../organizer.meta.json'),
  ]);
  return {
    english: { ...english.default, ...ofOrganizers.default },
    meta: { ...meta.default, ...metaOfOrganizers.default },
  };
}

const plural = /_(zero|one|two|few|many|other)$/;

/** `tickets.left_few` → `tickets.left`. */
export const baseOf = (key: string): string => key.replace(plural, '');

/** `tickets.left_few` → `few`. */
export const formOf = (key: string): string | undefined => plural.exec(key)?.[1];

/** What has to stay in a text as it is: placeholders and tags. */
const fixedParts = (text: string): string[] => text.match(/\{\{.*?\}\}|<[^>]+>/g) ?? [];

/** Parts of the English text that a translation has lost. `one` and `two` may say a number in words. */
export function lostParts(text: string, english: string, form: string | undefined): string[] {
  const present = fixedParts(text);
  const mayMiss = form === 'zero' || form === 'one' || form === 'two' ? '{{count}}' : undefined;
  return fixedParts(english).filter((part) => part !== mayMiss && !present.includes(part));
}
