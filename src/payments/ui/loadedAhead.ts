/** What `prefetch` has loaded, by what it was to be loaded for. */
export const loadedAhead = /* @__PURE__ */ new WeakMap<object, unknown>();
