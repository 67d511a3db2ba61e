import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { ArgTypes } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { withoutReferences } from '../scripts/build/references';
import { propTypes } from '../stories/docs/component/propTypes';
import { toggles, withoutToggles } from '../stories/docs/component/toggles';
import { listenToToolbar } from '../stories/docs/frame/toolbar';
import { configureBuilt } from './events';
import { loadFontOf } from './fonts';
import { catalogueOf } from './locales';
import { everyStory } from './modes';
import { inPlace, onCanvas, type Loaded } from './place';
import { setSystem } from './toolbar/media';
import './preview.css';
import './toolbar/system.css';
import { globalTypes, initialGlobals, viewports } from './toolbar/toolbar';
import { endWorld, worldOf } from './world';

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
});

listenToToolbar();
// Parts of a screen come later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** A comment without what a reader of the site has otherwise: where a rule comes from, and how long a name stays as it is. */
const published = (comment: string) =>
  withoutReferences(comment.replaceAll(/\s*@(?:public|experimental)\b/g, ''));

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async (context): Promise<Loaded> => {
      const [catalogue] = await Promise.all([
        catalogueOf(String(context.globals['locale'])),
        startWorker(context),
        loadFontOf(context.globals['preset']),
      ]);
      const world = worldOf(context);
      if (world) context.msw.use(...world.backend.handlers);
      setSystem({
        reducedMotion: context.globals['motion'] === 'reduced',
        forcedColours: context.globals['colours'] === 'forced',
      });
      return { catalogue, ...world };
    },
  ],
  argsEnhancers: [toggles],
  beforeAll: configureBuilt,
  beforeEach: () => endWorld,
  decorators: [onCanvas, inPlace],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: everyStory },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          [
            'Start',
            'Search',
            'Designers',
            'Partner developers',
            'Backend engineers',
            'Translators',
            'Visual reviewers',
          ],
          'Guides',
          [
            'Compose',
            'Theme',
            'Headless parts',
            'Embed',
            'Render on a server',
            'Payments',
            'Backend',
            'Test a shop',
            'Codes',
            'Upgrade',
            'Browser support',
            'Versioning',
            'Size',
            'Content security policy',
            'Scripts of the payment page',
            'Translate',
            'Keys in context',
            'Review pictures',
            'Voice',
          ],
          'Foundations',
          'Content',
          'Kit',
          'Tickets',
          'Registration',
          'Payment',
          'Confirmation',
          'Account',
          'Widget',
          'Recipes',
          'Headless',
          'Organizer',
          [
            'Sales',
            'Checkout',
            ['Ticket types', 'Registration form', 'Buyer information', 'Promotions'],
            'Program',
            'Finances',
            'Account',
            ['Events'],
            'Kit',
          ],
          'Journeys',
          ['All journeys'],
          'States',
          'Hand-off',
          'Embed',
          'Contract',
          ['Overview', '*', 'Ledger'],
        ],
      },
    },
    docs: {
      published,
      extractArgTypes: propTypes(published),
      source: {
        // What reads a story's elements takes React's alone.
        ...(import.meta.env['STORYBOOK_RUNTIME'] === 'preact' && { type: 'code' as const }),
        transform: async (code: string, { argTypes }: { argTypes: ArgTypes }) => {
          const [{ pasteable }, { origins }] = await Promise.all([
            import('../stories/docs/component/pasteable'),
            import('../stories/docs/component/records'),
          ]);
          return pasteable(withoutToggles(code, argTypes), origins);
        },
      },
      // Pages are read, not tested: what draws them loads only where one is read.
      renderer: async () => {
        const { createDocsRenderer } = await import('../stories/docs/frame/renderer');
        return createDocsRenderer();
      },
    },
  },
};
export default preview;
