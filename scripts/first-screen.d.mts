import type { InlineConfig } from 'vite';

export interface Screens {
  of: (entry: string) => Set<string>;
  mostly: (entry: string, own: RegExp) => Set<string>;
}

export declare function readScreens(config: InlineConfig): Promise<Screens>;
