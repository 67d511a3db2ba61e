import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inDark } from './inDark';
import { from, keep, mix } from './mix';
import { dark } from './statusColours';

const { brand, color } = vars;

/*
 * The same six inputs, no second palette: surfaces take ink's hue, grey actions turn near-white, coloured ones lift.
 * That takes relative colours; a browser without them stays light (docs/decisions/0008).
 */
const rules = inDark({
  colorScheme: 'dark',
  vars: {
    [color.surface]: from(brand.color1, '0.195 min(c, 0.03) h'),
    [color.raised]: from(brand.color1, '0.24 min(c, 0.032) h'),
    [color.sunken]: from(brand.color1, '0.16 min(c, 0.028) h'),
    [color.stub]: color.raised,
    [color.text]: from(brand.color0, '0.95 min(c, 0.02) h'),
    [color.muted]: from(brand.color4, '0.745 min(c, 0.035) h'),
    [color.border]: from(brand.color1, '0.325 min(c, 0.032) h'),
    [color.borderControl]: from(brand.color1, '0.56 min(c, 0.03) h'),
    [color.accent]: from(brand.color2, 'max(l, calc(0.94 - min(c, 0.1) * 2.2)) min(c, 0.16) h'),
    [color.accentHover]: keep(color.accent, 'filled', 'white'),
    [color.onAccent]: from(color.accent, '0.17 min(c, 0.015) h'),
    [color.highlight]: from(brand.color3, 'max(l, 0.74) min(c, 0.14) h'),
    [color.onHighlight]: from(color.highlight, '0.17 min(c, 0.03) h'),
    [color.highlightSoft]: mix(color.highlight, 12, color.surface),
    [color.highlightLine]: mix(color.highlight, 36, color.surface),
    [color.highlightText]: from(color.highlight, 'max(l, 0.85) min(c, 0.12) h'),
    [color.link]: from(brand.color2, 'max(l, calc(0.94 - min(c, 0.1) * 1.6)) min(c, 0.12) h'),
    [color.positive]: '#6fd3a2',
    [color.warning]: '#f3bd62',
    [color.danger]: '#ff9a90',
    [color.positiveSoft]: mix(dark.positive, 17, color.surface),
    [color.warningSoft]: mix(dark.warning, 17, color.surface),
    [color.dangerSoft]: mix(dark.danger, 17, color.surface),
    [color.dangerLine]: mix(dark.danger, 48, color.surface),
  },
});

for (const [selector, rule] of rules) globalStyle(selector, rule);
