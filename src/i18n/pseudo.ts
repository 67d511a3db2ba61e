import type { Catalogue } from './catalogue';
import { completed } from './completed';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'åƀçðéƒĝĥîĵķļɱñöþqŕštûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞQŔŠŢÛṼŴẊÝŽ';

const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)] ?? letter);

const placeholderOrTag = /(\{\{.*?\}\}|<[^>]+>)/;

/** Makes over what is to be translated; placeholders and tags stay whole. */
const mapText = (text: string, change: (text: string) => string) =>
  text
    .split(placeholderOrTag)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('');

/** As much more as other languages need, in words that a line can be broken between. */
export const padding = (length: number) => '~'.repeat(Math.ceil(length * 0.4)).replace(/~(?=(~{8})+$)/g, ' ');

/** A text that shows what is not translatable: accented, 40 % longer, in brackets; placeholders stay whole. */
export function pseudoText(text: string): string {
  return `[${mapText(text, accent)}${padding(text.length)}]`;
}

const rightToLeftOverride = '\u202e';
const pop = '\u202c';
const rightToLeftMark = '\u200f';

/** A text whose words run from right to left, as Android's `ar-XB` has it: RTL that a reader of English can check. */
export const mirroredText = (text: string): string =>
  mapText(text, (text) =>
    text.replace(/\S+/g, (word) => `${rightToLeftMark}${rightToLeftOverride}${word}${pop}${rightToLeftMark}`),
  );

const english = async (): Promise<Catalogue> => (await import('./locales/en.json')).default;
const ofOrganizers = async (): Promise<Catalogue> => (await import('./locales/organizer/en.json')).default;

const madeOver = (texts: Catalogue, change: (text: string) => string): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));

/** Made over once: a page changes its language more than once. */
const once = (load: () => Promise<Catalogue>): (() => Promise<Catalogue>) => {
  let texts: Promise<Catalogue> | undefined;
  return () => (texts ??= load());
};

/** The English texts, each made over. */
export const loadPseudo = once(async () => madeOver(await english(), pseudoText));

const mirrored = (texts: Catalogue) => madeOver(completed('ar-XB', {}, texts), mirroredText);

/** The English texts mirrored, in every plural form of Arabic. */
export const loadMirrored = once(async () => mirrored(await english()));

/** The organizer's, each made over. */
export const loadOrganizerPseudo = once(async () => madeOver(await ofOrganizers(), pseudoText));

/** The organizer's, mirrored. */
export const loadOrganizerMirrored = once(async () => mirrored(await ofOrganizers()));
