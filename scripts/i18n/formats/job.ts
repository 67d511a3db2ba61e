import type { Sidecar, Texts } from '../files';

/** What goes to a translator: one language, the texts so far, and what is known of each. */
export interface Job {
  /** BCP 47. English makes the file a service takes as the source of all languages. */
  locale: string;
  texts: Texts;
  english: Texts;
  meta: Sidecar;
}

/** A file format of translators. `read` throws an error that says what is wrong with a file that is none. */
export interface Format {
  extension: string;
  write: (job: Job) => Promise<string>;
  /** Translated texts by key; what is not translated yet is left out. */
  read: (file: string, locale: string) => Promise<Texts>;
}
