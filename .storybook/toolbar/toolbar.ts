import type { Preview } from '@storybook/react-vite';
import { localeItems } from '../locales';

interface Choice {
  value: string;
  title: string;
  right?: string;
}

type Menu = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Menu['toolbar']>['icon']>;

/** One menu of the toolbar. Its button shows what is chosen. */
const menu = (description: string, icon: Icon, items: readonly Choice[]): Menu => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

/** What each menu stands at in the beginning, in every test, and in every picture. */
export const initialGlobals = {
  preset: 'ink',
  scheme: 'light',
  density: 'comfortable',
  locale: 'en',
  direction: 'auto',
  texts: 'plain',
  clock: 'frozen',
  motion: 'system',
  colours: 'system',
  viewport: { value: undefined, isRotated: false },
};

export const globalTypes = {
  preset: menu('Theme preset', 'paintbrush', [
    { value: 'ink', title: 'Ink' },
    { value: 'festival', title: 'Festival' },
    { value: 'summit', title: 'Summit' },
  ]),
  scheme: menu('Colour scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'auto', title: 'As the system has it' },
  ]),
  density: menu('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  locale: menu('Language', 'globe', localeItems),
  texts: menu('Texts in context', 'edit', [
    { value: 'plain', title: 'Texts' },
    { value: 'shown', title: 'Texts in context' },
  ]),
  direction: menu('Writing direction', 'transfer', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  clock: menu('Clock', 'timer', [
    { value: 'frozen', title: 'Clock stands still' },
    { value: 'running', title: 'Clock runs' },
    { value: 'twoMinutesLeft', title: 'Two minutes of the hold are left' },
    { value: 'holdExpired', title: 'The hold has run out' },
    { value: 'saleEnded', title: 'All sales have ended' },
  ]),
  motion: menu('Motion', 'lightning', [
    { value: 'system', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  colours: menu('Forced colours', 'accessibility', [
    { value: 'system', title: 'Colours of the theme' },
    { value: 'forced', title: 'Forced colours, approximated' },
  ]),
} satisfies Preview['globalTypes'];

export const viewports = {
  smallest: { name: 'Smallest phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
