export interface Entry {
  /** `mocks-browser`: the file in dist. */
  name: string;
  /** `boxoffice/mocks/browser`: what a partner imports. */
  specifier: string;
  /** `src/entries/mocks-browser.ts` */
  source: string;
}
export declare const entries: Entry[];
