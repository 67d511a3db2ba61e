import type { Decorator } from '@storybook/react-vite';
import { directionOf, I18nRoot, type Catalogue } from '../src/i18n';
import { TextsInContext } from '../src/i18n/inContext';
import { densities, presets, schemes } from '../src/theme';
import { ThemeRoot } from '../src/themed/root';
import { BoxofficeProvider } from '../src/widget/BoxofficeProvider';
import type { StoryWorld } from './world';

/** What the loaders bring. The world is there when the story has a scenario. */
export interface Loaded extends Partial<StoryWorld> {
  catalogue: Catalogue;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

/** The look and direction the toolbar asks for. */
const themeOf = (globals: Record<string, unknown>) => ({
  preset: oneOf(presets, globals['preset']),
  scheme: oneOf(schemes, globals['scheme']),
  density: oneOf(densities, globals['density']),
  dir: oneOf(['ltr', 'rtl'], globals['direction']) ?? directionOf(String(globals['locale'])),
});

/** Texts, theme and direction of the toolbar around each story; around one with a scenario also its backend. */
export const inPlace: Decorator = (Story, { globals, loaded }) => {
  const { catalogue, backend, tabStore, worldKey } = loaded as Loaded;
  const locale = String(globals['locale']);
  const theme = themeOf(globals);
  return (
    <TextsInContext locale={locale} shows={globals['texts'] === 'shown'}>
      {(texts) =>
        backend && tabStore ? (
          <BoxofficeProvider
            key={worldKey}
            locale={locale}
            catalogue={catalogue}
            clock={backend.clock}
            tabStore={tabStore}
            browserStore={tabStore}
            {...theme}
            {...texts}
          >
            <ThemeRoot>
              <Story />
            </ThemeRoot>
          </BoxofficeProvider>
        ) : (
          <I18nRoot locale={locale} catalogue={catalogue} {...texts}>
            <ThemeRoot locale={locale} {...theme}>
              <Story />
            </ThemeRoot>
          </I18nRoot>
        )
      }
    </TextsInContext>
  );
};

/** The theme's ground fills the canvas; in a docs page each story has its own box. */
export const onCanvas: Decorator = (Story, { viewMode, parameters }) => (
  <div
    style={{
      padding: parameters['layout'] === 'fullscreen' ? 0 : 24,
      ...(viewMode === 'story' ? { minBlockSize: '100dvh', boxSizing: 'border-box' } : {}),
    }}
  >
    <Story />
  </div>
);
