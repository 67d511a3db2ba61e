import type { Plugin, UserConfig } from 'vite';

export interface EmbedFilesOptions {
  /** What the host app itself is built with; the element's inline part is built with the same. */
  config: UserConfig;
  /** Where the backend answers, when it is not where the files are. */
  backend?: string | undefined;
}

export function embedFiles(options: EmbedFilesOptions): Plugin;
