// What is used of the package `xliff`, which has no types.

declare module 'xliff/js2xliff' {
  /** A unit of the file: one text. Elements within it come as objects. */
  export interface Unit {
    source?: unknown;
    target?: unknown;
    note?: string | string[];
    additionalAttributes?: Record<string, string>;
  }

  /** The package's picture of an XLIFF file: units by id, by the id of their `file`. */
  export interface Document {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Partial<Record<string, Record<string, Unit>>>;
  }

  export default function js2xliff(document: Document): Promise<string>;
}

declare module 'xliff/xliff2js' {
  import type { Document } from 'xliff/js2xliff';

  export default function xliff2js(xml: string): Promise<Document>;
}
