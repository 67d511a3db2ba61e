import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { from, mix, relativeColours } from './mix';

const { brand, color } = vars;

const status = { positive: '#1a8f5a', warning: '#e79a1d', danger: '#d8382d' };

/* Browsers without relative colours take the host's colours as they are. */
globalStyle('.bx', {
  colorScheme: 'light',
  vars: {
    [color.surface]: brand.color0,
    [color.raised]: mix(color.surface, 28, 'white'),
    [color.sunken]: mix(color.surface, 62, brand.color5),
    [color.scrim]: 'rgb(12 14 18 / 0.46)',
    [color.stub]: color.sunken,
    [color.text]: brand.color1,
    [color.muted]: mix(brand.color4, 80, brand.color1),
    [color.border]: brand.color5,
    [color.borderControl]: mix(brand.color5, 45, brand.color4),
    [color.accent]: brand.color2,
    [color.accentHover]: mix(color.accent, 88, 'black'),
    [color.onAccent]: '#ffffff',
    [color.accentSoft]: mix(color.accent, 7, color.surface),
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
    [color.onStatus]: '#ffffff',
    [color.positiveSoft]: mix(status.positive, 11, color.surface),
    [color.warningSoft]: mix(status.warning, 16, color.surface),
    [color.dangerSoft]: mix(status.danger, 9, color.surface),
    [color.positiveLine]: mix(status.positive, 38, color.surface),
    [color.warningLine]: mix(status.warning, 52, color.surface),
    [color.dangerLine]: mix(status.danger, 36, color.surface),
    [color.shadowInk]: brand.color1,
  },
});

/*
 * The limits below are what keeps words at 4.5:1 and outlines at 3:1 whatever colour the host gives: a value that
 * cannot reach its ratio is corrected, never refused.
 */
globalStyle('.bx', {
  '@supports': {
    [relativeColours]: {
      vars: {
        [color.surface]: from(brand.color0, 'max(l, 0.93) c h'),
        [color.sunken]: from(mix(color.surface, 62, brand.color5), 'max(l, 0.9) c h'),
        [color.scrim]: from(brand.color1, '0.2 min(c, 0.03) h / 0.46'),
        [color.text]: from(brand.color1, 'min(l, 0.42) c h'),
        [color.muted]: from(brand.color4, 'min(l, 0.5) c h'),
        [color.borderControl]: from(brand.color5, 'min(l, 0.61) min(c, 0.045) h'),
        [color.accentHover]: from(color.accent, 'calc(l + clamp(-0.06, (0.3 - l) * 100, 0.12)) c h'),
        [color.onAccent]: from(color.accent, 'clamp(0.13, (0.575 - l) * 1000, 1) min(c, 0.015) h'),
        [color.onHighlight]: from(color.highlight, 'clamp(0.13, (0.575 - l) * 1000, 1) min(c, 0.03) h'),
        [color.highlightSoft]: mix(
          from(color.highlight, '0.945 min(calc(c * 0.44), 0.1) h'),
          52,
          color.surface,
        ),
        [color.highlightLine]: mix(from(color.highlight, '0.8 min(c, 0.13) h'), 62, color.surface),
        [color.highlightText]: from(color.highlight, 'min(l, 0.42) min(c, 0.12) h'),
        [color.link]: from(brand.color2, 'min(l, 0.5) c h'),
        [color.shadowInk]: from(brand.color1, '0.25 min(c, 0.05) h'),
      },
    },
  },
});
