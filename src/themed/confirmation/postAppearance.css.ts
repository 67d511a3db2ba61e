import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { atLeast, atMost, mix, relativeColours } from '../../theme/mix';

const { color } = vars;
const own = (name: string) => `var(--bx-post-${name})`;
const has = (mark: string) => `[data-own~='${mark}']`;

/** What an organizer set for the screen after registration goes over the theme's roles, and no further. */
export const appearance = style({
  selectors: {
    [`&${has('text')}`]: { vars: { [color.text]: own('text') }, color: color.text },
    [`&${has('links')}`]: { vars: { [color.link]: own('links') } },
    [`&${has('text-font')}`]: { fontFamily: own('text-font') },
    [`&${has('text-bold')}`]: { fontWeight: vars.weight.strong },
    [`&${has('text-italic')}`]: { fontStyle: 'italic' },
    [`&${has('button')}`]: {
      vars: {
        [color.accent]: own('button'),
        [color.accentHover]: mix(own('button'), 86, own('button-shift')),
        [color.onAccent]: own('button-text'),
      },
    },
  },
  // As the theme does with its own: a colour that can't be read here is corrected, never refused.
  '@supports': {
    [relativeColours]: {
      selectors: {
        [`&${has('text')}`]: { vars: { [color.text]: atMost(own('text'), 0.07) } },
        [`&${has('links')}`]: { vars: { [color.link]: atMost(own('links'), 0.11) } },
        [`.bx[data-theme='dark'] &${has('text')}`]: { vars: { [color.text]: atLeast(own('text'), 0.62) } },
        [`.bx[data-theme='dark'] &${has('links')}`]: { vars: { [color.link]: atLeast(own('links'), 0.42) } },
      },
      '@media': {
        '(prefers-color-scheme: dark)': {
          selectors: {
            [`.bx[data-theme='auto'] &${has('text')}`]: {
              vars: { [color.text]: atLeast(own('text'), 0.62) },
            },
            [`.bx[data-theme='auto'] &${has('links')}`]: {
              vars: { [color.link]: atLeast(own('links'), 0.42) },
            },
          },
        },
      },
    },
  },
});

const titles = ':is(h3, h4, h5)';
globalStyle(`${appearance} ${titles}`, { fontStyle: 'normal' });
globalStyle(`${appearance}${has('title-font')} ${titles}`, { fontFamily: own('title-font') });
globalStyle(`${appearance}${has('title-plain')} ${titles}`, { fontWeight: vars.weight.regular });
globalStyle(`${appearance}${has('title-italic')} ${titles}`, { fontStyle: 'italic' });
globalStyle(`${appearance}${has('title')} ${titles}`, {
  color: own('title'),
  '@supports': { [relativeColours]: { color: atMost(own('title'), 0.11) } },
});
const darkTitle = { '@supports': { [relativeColours]: { color: atLeast(own('title'), 0.42) } } };
globalStyle(`.bx[data-theme='dark'] ${appearance}${has('title')} ${titles}`, darkTitle);
globalStyle(`.bx[data-theme='auto'] ${appearance}${has('title')} ${titles}`, {
  '@media': { '(prefers-color-scheme: dark)': darkTitle },
});
