import { create } from 'storybook/theming/create';

/** A ticket with a notch at its tear-off line. */
const mark = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="142" height="28" viewBox="0 0 142 28" fill="none">` +
  `<path d="M3 5.5h19a3 3 0 0 0 6 0h5v17h-5a3 3 0 0 0-6 0H3z" stroke="${ink}" stroke-width="1.75" stroke-linejoin="round"/>` +
  `<path d="M25 11v1m0 3v1" stroke="${ink}" stroke-width="1.75" stroke-linecap="round"/>` +
  `<text x="44" y="19.5" font-family="Inter Variable, Inter, system-ui, sans-serif" font-size="16" font-weight="600" ` +
  `letter-spacing="-.2" fill="${ink}">Boxoffice</text></svg>`;

const drawn = (ink: string) => `data:image/svg+xml,${encodeURIComponent(mark(ink))}`;

const shared = {
  brandTitle: 'Boxoffice',
  brandUrl: './?path=/docs/welcome-start--docs',
  brandTarget: '_self',
  appBorderRadius: 8,
  inputBorderRadius: 6,
  fontBase: '"Inter Variable", Inter, ui-sans-serif, system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const;

/** Storybook's own frame around ours, quiet enough that the components are what one sees. */
export const light = create({
  ...shared,
  base: 'light',
  brandImage: drawn('#17181a'),
  colorPrimary: '#17181a',
  colorSecondary: '#3a3d42',
  appBg: '#f5f5f2',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dcdcd6',
  textColor: '#17181a',
  textMutedColor: '#5d6066',
  barBg: '#ffffff',
  barTextColor: '#4a4d52',
  barHoverColor: '#17181a',
  barSelectedColor: '#17181a',
  inputBg: '#ffffff',
  inputBorder: '#8c8f94',
  inputTextColor: '#17181a',
});

export const dark = create({
  ...shared,
  base: 'dark',
  brandImage: drawn('#f2f2ef'),
  colorPrimary: '#f2f2ef',
  colorSecondary: '#8f959e',
  appBg: '#131416',
  appContentBg: '#191a1d',
  appPreviewBg: '#191a1d',
  appBorderColor: '#33363b',
  textColor: '#f2f2ef',
  textInverseColor: '#17181a',
  textMutedColor: '#a9adb3',
  barBg: '#191a1d',
  barTextColor: '#b9bdc3',
  barHoverColor: '#f2f2ef',
  barSelectedColor: '#f2f2ef',
  inputBg: '#131416',
  inputBorder: '#70747b',
  inputTextColor: '#f2f2ef',
});
