import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inDark } from './inDark';
import { from, relativeColours } from './mix';
import { elevations, scale } from './scale';
import { shadow } from './shadow';

/** What stands above the page. Its values come with the parts that float: nothing of the ticket list does. */
export const floating = {
  layer: vars.layer,
  elevation: vars.elevation,
};

const { shadowInk } = vars.color;
const { color1 } = vars.brand;

globalStyle('.bx', {
  vars: {
    [shadowInk]: color1,
    ...assignVars(floating.layer, scale.layer),
    [floating.elevation[1]]: shadow(elevations[1]),
    [floating.elevation[2]]: shadow(elevations[2]),
    [floating.elevation[3]]: shadow(elevations[3]),
  },
  '@supports': { [relativeColours]: { vars: { [shadowInk]: from(color1, '0.25 min(c, 0.05) h') } } },
});

for (const [selector, rule] of inDark({ vars: { [shadowInk]: '#000000' } })) globalStyle(selector, rule);
