import type { Plugin, UserConfig } from 'vite';

export interface EmbedFilesOptions {
  /** What the element's inline part is built with. */
  config: UserConfig;
  /** What the ticket page in a frame is built with. */
  frame: () => Promise<UserConfig>;
  /** Where the backend answers, when it is not where the files are. */
  backend?: string | undefined;
}

export function embedFiles(options: EmbedFilesOptions): Plugin;
