import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from '../scripts/entries.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** HOST_USE=dist: the package as it is published; else its sources, so that an edit shows at once. */
const usesDist = process.env['HOST_USE'] === 'dist';
const exactly = (specifier: string) => new RegExp(`^${specifier.replaceAll('.', '\\.')}$`);

export default defineConfig({
  root: at('host-app'),
  resolve: {
    alias: [
      ...entries.map(({ name, specifier, source }) => ({
        find: exactly(specifier),
        replacement: at(usesDist ? `dist/${name}.js` : source),
      })),
      {
        find: exactly('boxoffice/styles.css'),
        // From source every part brings its own styles; the base must come before them.
        replacement: at(usesDist ? 'dist/styles.css' : 'src/theme/base.css.ts'),
      },
      {
        find: /^boxoffice\/locales\//,
        replacement: `${at(usesDist ? 'dist/locales' : 'src/i18n/locales')}/`,
      },
    ],
    dedupe: ['react', 'react-dom', 'i18next', 'react-i18next', '@tanstack/react-query'],
  },
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { port: 5173 },
  preview: { port: 4173 },
});
