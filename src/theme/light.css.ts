import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { light } from './statusColours';
import { atLeast, atMost, from, keep, mix, relativeColours, whiteWhere } from './mix';

const { brand, color } = vars;

/* Browsers without relative colours take the host's colours as they are. */
globalStyle('.bx', {
  colorScheme: 'light',
  vars: {
    [color.surface]: brand.color0,
    [color.raised]: mix(color.surface, 28, 'white'),
    [color.sunken]: mix(color.surface, 62, brand.color5),
    [color.stub]: color.sunken,
    [color.text]: brand.color1,
    [color.muted]: mix(brand.color4, 80, brand.color1),
    [color.border]: brand.color5,
    [color.borderControl]: mix(brand.color5, 45, brand.color4),
    [color.accent]: brand.color2,
    [color.accentHover]: keep(color.accent, 'filled', 'black'),
    [color.onAccent]: '#ffffff',
    [color.highlight]: brand.color3,
    [color.onHighlight]: brand.color1,
    [color.highlightSoft]: mix(color.highlight, 18, color.surface),
    [color.highlightLine]: mix(color.highlight, 55, color.surface),
    [color.highlightText]: mix(color.highlight, 25, brand.color1),
    [color.link]: brand.color2,
    [color.ring]: color.link,
    [color.positive]: '#146c43',
    [color.warning]: '#8a4b04',
    [color.danger]: '#b3261e',
    [color.positiveSoft]: mix(light.positive, 11, color.surface),
    [color.warningSoft]: mix(light.warning, 16, color.surface),
    [color.dangerSoft]: mix(light.danger, 9, color.surface),
    [color.dangerLine]: mix(light.danger, 36, color.surface),
  },
});

/** As much light as a colour may have for white words on it: 4.5:1 and a little. */
const liftsWhite = 0.1815;

/*
 * The limits below are what keeps words at 4.5:1 and outlines at 3:1 whatever colour the host gives: a value that
 * cannot reach its ratio is corrected, never refused.
 */
globalStyle('.bx', {
  '@supports': {
    [relativeColours]: {
      vars: {
        [color.surface]: atLeast(brand.color0, 0.82),
        [color.sunken]: atLeast(mix(color.surface, 62, brand.color5), 0.79),
        [color.text]: atMost(brand.color1, 0.07),
        [color.muted]: atMost(brand.color4, 0.12),
        // Little colour: a control outlined in red would look like an error.
        [color.borderControl]: from(atMost(brand.color5, 0.19), 'l min(c, 0.045) h'),
        [color.accentHover]: keep(
          color.accent,
          'filled',
          whiteWhere(color.accent, `max(y - ${liftsWhite}, 0.03 - y)`),
        ),
        [color.onAccent]: whiteWhere(color.accent, `${liftsWhite} - y`),
        [color.onHighlight]: whiteWhere(color.highlight, `${liftsWhite} - y`),
        [color.highlightSoft]: mix(
          from(color.highlight, '0.945 min(calc(c * 0.44), 0.1) h'),
          52,
          color.surface,
        ),
        [color.highlightLine]: mix(from(color.highlight, '0.8 min(c, 0.13) h'), 62, color.surface),
        [color.highlightText]: atMost(color.highlight, 0.105),
        [color.link]: atMost(brand.color2, 0.11),
      },
    },
  },
});
