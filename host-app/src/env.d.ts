interface ImportMetaEnv {
  /** Address of a real backend, without a slash at its end. Set: no demo is loaded. */
  readonly VITE_BACKEND_URL?: string;
  /** `false` builds without the demo backend, for a page that has a backend on its own origin. */
  readonly VITE_DEMO?: string;
  /**
   * Exact origins of the pages that may have this one in a frame, with commas between them: its `frame-ancestors`, and the only
   * ones it talks to.
   */
  readonly VITE_PARENT_ORIGINS?: string;
  /** `true`: a frame sends no order while something of its page lies over it, in browsers that report it (FAULTS A22). */
  readonly VITE_GUARD_CLICKS?: string;
  /** Key of a Transifex Live project; only with it does `?transifexLiveMode` load anything. */
  readonly VITE_TRANSIFEX_KEY?: string;
  /** Where organizers see and settle their payouts, https; the payments screen links it. */
  readonly VITE_PAYOUT_URL?: string;
  /** Exact origins, with commas between them, that organizers' dashboards may be framed from. */
  readonly VITE_INSIGHTS_ORIGINS?: string;
  /** Where this build's Storybook is published; the first page links it. */
  readonly VITE_STORYBOOK_URL?: string;
}
