/** How a test wants a provider to behave: what `providers.play(name, …)` was told. Empty when it was told nothing. */
export const playedAs = <Manner extends object>(name: string): Partial<Manner> =>
  (globalThis as { played?: Record<string, object> }).played?.[name] ?? {};
