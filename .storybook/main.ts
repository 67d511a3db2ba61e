import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { preact } from '../host-app/preact/plugin.mjs';
import { entries } from '../scripts/entries.mjs';
import { withoutReadonly } from './withoutReadonly';

/** Examples import the package by name, as a partner does; here that is its sources. */
const alias = entries.map(({ specifier, source }) => ({
  find: new RegExp(`^${specifier}$`),
  replacement: fileURLToPath(new URL(`../${source}`, import.meta.url)),
}));

/** What the script tag's tickets are drawn with (decision 76). */
const onPreact = process.env['STORYBOOK_RUNTIME'] === 'preact';

const typesForTables = {
  name: 'types-for-tables',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (/\/src\/.*\.tsx$/.test(id) ? withoutReadonly(code) : undefined),
};

/** `npm run docs`, for partners: what shows each sentence of the requirements is for those who work here. */
const isSite = process.argv.includes('--docs');

/**
 * Of a page that mounts all stories, and of the site, whose pages of components know all the others: open after a few files instead of
 * 560 and 1,400. A designer waits for one story only.
 */
const inOneFile = (isSite || process.argv.includes('--test')) && {
  advancedChunks: { groups: [{ name: 'shared', minShareCount: 2 }] },
};

export default defineMain({
  stories: [isSite ? '../stories/**/!(Ledger).mdx' : '../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables in pages of plain text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../host-app/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The site has pages only: its side bar finds a state by its name as well. Where stories are listed, each would be found twice.
  features: { experimentalSearchDocsHeadings: isSite },
  build: {
    // `storybook build --test`, for the run over all stories: without the tables of props, which take as long as all else.
    test: {
      disableDocgen: true,
      disableSourcemaps: true,
      disabledAddons: [],
      disableBlocks: false,
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableTreeShaking: false,
      esbuildMinify: false,
    },
  },
  viteFinal: async (config) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(
      { ...config, plugins: [typesForTables, ...(config.plugins ?? [])] },
      {
        resolve: { alias },
        plugins: [vanillaExtractPlugin(), onPreact && preact()],
        build: {
          reportCompressedSize: false,
          rolldownOptions: {
            checks: { moduleLevelDirective: false },
            ...(inOneFile && { output: inOneFile }),
          },
        },
      },
    );
  },
});
