interface ImportMetaEnv {
  /** Address of a real backend, without a slash at its end. Set: no demo is loaded. */
  readonly VITE_BACKEND_URL?: string;
  /** `false` builds without the demo backend, for a page that has a backend on its own origin. */
  readonly VITE_DEMO?: string;
  /** Exact origin of the page that frames the ticket page; it is asked to scroll. */
  readonly VITE_PARENT_ORIGIN?: string;
  /** Where this build's Storybook is published; the first page links it. */
  readonly VITE_STORYBOOK_URL?: string;
}
