import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { densityValues, radii, rings, scale } from './scale';

const { brand, color, space, radius, control, motion, ring } = vars;
const { comfortable, compact } = densityValues;

globalStyle('.bx', {
  vars: {
    ...assignVars(vars.text, scale.text),
    ...assignVars(vars.line, scale.line),
    ...assignVars(vars.weight, scale.weight),
    ...assignVars(vars.tracking, scale.tracking),
    ...assignVars(ring, scale.ring),
    ...assignVars(motion, scale.motion),
    ...assignVars(space, comfortable.space),
    ...assignVars(control, comfortable.control),
    [vars.notch]: comfortable.notch,
    [radius.small]: `calc(${brand.radius} * ${radii.small})`,
    [radius.control]: brand.radius,
    [radius.field]: `min(${brand.radius}, ${radii.field}px)`,
    [radius.panel]: `min(calc(${brand.radius} * ${radii.panel}), ${radii.mostPanel}px)`,
    [radius.full]: `${radii.full}px`,
  },
});

globalStyle(".bx[data-density='compact']", {
  vars: {
    ...assignVars(space, compact.space),
    [vars.notch]: compact.notch,
  },
  '@media': {
    // A finger needs its 44 px however close things stand.
    '(pointer: fine)': { vars: assignVars(control, compact.control) },
  },
});

globalStyle(".bx[data-ring='close']", { vars: { [ring.offset]: rings.close.offset } });
globalStyle(".bx[data-ring='thick']", { vars: { [ring.width]: rings.thick.width } });

globalStyle('.bx', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [motion.fast]: '0ms', [motion.base]: '0ms', [motion.slow]: '0ms' },
    },
  },
});

/* As heavy as the dark rules, so that it holds there too. */
globalStyle('.bx:is(.bx, [data-theme])', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [color.muted]: color.text,
        [color.border]: color.borderControl,
        [ring.width]: rings.contrast.width,
      },
    },
  },
});
