import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inDark } from './inDark';
import { mix } from './mix';
import { dark, light } from './statusColours';

const { accent, surface } = vars.color;
const { scrim, accentSoft, positiveLine, warningLine } = vars.color;

/** Colours that no ticket list shows. Their values come with the parts that do. */
export const later = { scrim, accentSoft, positiveLine, warningLine };

globalStyle('.bx', {
  vars: {
    [scrim]: 'rgb(12 14 18 / 0.46)',
    [accentSoft]: mix(accent, 7, surface),
    [positiveLine]: mix(light.positive, 38, surface),
    [warningLine]: mix(light.warning, 52, surface),
  },
});

const rules = inDark({
  vars: {
    [scrim]: 'rgb(0 0 0 / 0.64)',
    [accentSoft]: mix(accent, 13, surface),
    [positiveLine]: mix(dark.positive, 42, surface),
    [warningLine]: mix(dark.warning, 42, surface),
  },
});

for (const [selector, rule] of rules) globalStyle(selector, rule);
