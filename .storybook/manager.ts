import { addons } from 'storybook/manager-api';
import { dark, light } from './brand';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: isDark ? dark : light,
  sidebar: { showRoots: true, collapsedRoots: ['hand-off', 'contract'] },
});
