import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { elevations, scale } from './scale';
import { shadow } from './shadow';

/** What stands above the page. Its values come with the parts that float: nothing of the ticket list does. */
export const floating = {
  layer: vars.layer,
  elevation: vars.elevation,
};

globalStyle('.bx', {
  vars: {
    ...assignVars(floating.layer, scale.layer),
    [floating.elevation[1]]: shadow(elevations[1]),
    [floating.elevation[2]]: shadow(elevations[2]),
    [floating.elevation[3]]: shadow(elevations[3]),
  },
});
