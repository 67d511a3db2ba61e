import type { InlineConfig } from 'vite';

export declare function modulesOfScreens<Name extends string>(
  config: InlineConfig,
  screens: Record<Name, string[]>,
): Promise<Record<Name, Map<string, number>>>;
