import type { InlineConfig } from 'vite';

export declare function firstScreen(config: InlineConfig, entries: string[]): Promise<Set<string>>;
