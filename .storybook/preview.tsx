import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { loadFontOf } from './fonts';
import { catalogueOf } from './locales';
import { everyStory } from './modes';
import { inPlace, onCanvas, type Loaded } from './place';
import { setSystem } from './toolbar/media';
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
  beforeEach: () => endWorld,
  decorators: [onCanvas, inPlace],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: everyStory },
    layout: 'padded',
    viewport: { options: viewports },
  },
};
export default preview;
