import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { ComponentType, ReactNode } from 'react';
import type { MockBackend } from '../mocks';
import { I18nRoot, directionOf, loadCatalogue, type Catalogue } from '../src/i18n';
import { worldOf } from './world';

/** What the loaders bring; a story with a scenario finds its backend here. */
interface Loaded {
  catalogue: Catalogue;
  backend?: MockBackend;
}

interface RootProps {
  preset: string;
  scheme: string;
  locale: string;
  dir: string;
  children: ReactNode;
}
const roots = import.meta.glob<{ ThemeRoot: ComponentType<RootProps> }>('../src/themed/root/index.ts', {
  eager: true,
});
const Root =
  roots['../src/themed/root/index.ts']?.ThemeRoot ?? (({ children }: RootProps) => <div>{children}</div>);

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      });
      return worker;
    }),
    async (context): Promise<Loaded> => {
      const catalogue = await loadCatalogue(String(context.globals['locale']));
      const backend = worldOf(context);
      return { catalogue, ...(backend ? { backend } : {}) };
    },
  ],
  beforeEach: ({ loaded, msw }) => {
    const { backend } = loaded as Loaded;
    if (backend) msw.use(...backend.handlers);
  },
  decorators: [
    (Story, { globals, loaded }) => {
      const { catalogue } = loaded as Loaded;
      const locale = String(globals['locale']);
      const dir = globals['direction'] === 'auto' ? directionOf(locale) : String(globals['direction']);
      return (
        <I18nRoot locale={locale} catalogue={catalogue}>
          <Root
            preset={String(globals['preset'])}
            scheme={String(globals['scheme'])}
            locale={locale}
            dir={dir}
          >
            <Story />
          </Root>
        </I18nRoot>
      );
    },
  ],
  initialGlobals: {
    preset: 'ink',
    scheme: 'light',
    locale: 'en',
    direction: 'auto',
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
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'ar', title: 'العربية' },
          { value: 'en-XA', title: 'Pseudo' },
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
