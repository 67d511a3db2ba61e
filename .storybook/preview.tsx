import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { presets, schemes } from '../src/theme';
import { directionOf, I18nRoot, type Catalogue } from '../src/i18n';
import { TextsInContext } from '../src/i18n/inContext';
import { ThemeRoot } from '../src/themed/root';
import { BoxofficeProvider } from '../src/widget/BoxofficeProvider';
import { catalogueOf, localeItems } from './locales';
import { endWorld, worldOf, type StoryWorld } from './world';

/** What the loaders bring. `backend` and `tabStore` are there when the story has a scenario. */
interface Loaded extends Partial<StoryWorld> {
  catalogue: Catalogue;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

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
      ]);
      const world = worldOf(context);
      if (world) context.msw.use(...world.backend.handlers);
      return { catalogue, ...world };
    },
  ],
  beforeEach: () => endWorld,
  decorators: [
    // The theme's ground fills the canvas; in the docs page each story has its own box.
    (Story, { viewMode, parameters }) => (
      <div
        style={{
          padding: parameters['layout'] === 'fullscreen' ? 0 : 24,
          ...(viewMode === 'story' ? { minBlockSize: '100dvh', boxSizing: 'border-box' } : {}),
        }}
      >
        <Story />
      </div>
    ),
    (Story, { id, globals, loaded }) => {
      const { catalogue, backend, tabStore } = loaded as Loaded;
      const locale = String(globals['locale']);
      const theme = {
        preset: oneOf(presets, globals['preset']),
        scheme: oneOf(schemes, globals['scheme']),
        dir: oneOf(['ltr', 'rtl'], globals['direction']) ?? directionOf(locale),
      };
      const shows = globals['texts'] === 'shown';
      if (!backend || !tabStore)
        return (
          <TextsInContext locale={locale} shows={shows}>
            {(texts) => (
              <I18nRoot locale={locale} catalogue={catalogue} {...texts}>
                <ThemeRoot locale={locale} {...theme}>
                  <Story />
                </ThemeRoot>
              </I18nRoot>
            )}
          </TextsInContext>
        );
      return (
        <TextsInContext locale={locale} shows={shows}>
          {(texts) => (
            <BoxofficeProvider
              key={`${id} ${String(globals['clock'])}`}
              locale={locale}
              catalogue={catalogue}
              clock={backend.clock}
              tabStore={tabStore}
              browserStore={tabStore}
              {...theme}
              {...texts}
            >
              <Story />
            </BoxofficeProvider>
          )}
        </TextsInContext>
      );
    },
  ],
  initialGlobals: {
    preset: 'ink',
    scheme: 'light',
    locale: 'en',
    direction: 'auto',
    texts: 'plain',
    clock: 'frozen',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    preset: {
      description: 'Theme preset',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'ink', title: 'Ink' },
          { value: 'festival', title: 'Festival' },
          { value: 'summit', title: 'Summit' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: localeItems,
      },
    },
    texts: {
      description: 'Texts in context',
      toolbar: {
        icon: 'edit',
        dynamicTitle: true,
        items: [
          { value: 'plain', title: 'Texts' },
          { value: 'shown', title: 'Texts in context' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    clock: {
      description: 'Clock',
      toolbar: {
        icon: 'timer',
        dynamicTitle: true,
        items: [
          { value: 'frozen', title: 'Clock stands still' },
          { value: 'running', title: 'Clock runs' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
