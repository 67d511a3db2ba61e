import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { densityValues, scale } from './scale';

const { brand, color, space, radius, control, elevation, motion, ring } = vars;
const { comfortable, compact } = densityValues;

const shadow = (geometry: string, alpha: number): string =>
  `${geometry} color-mix(in srgb, ${color.shadowInk} ${alpha}%, transparent)`;

globalStyle('.bx', {
  vars: {
    ...assignVars(vars.text, scale.text),
    ...assignVars(vars.line, scale.line),
    ...assignVars(vars.weight, scale.weight),
    ...assignVars(vars.tracking, scale.tracking),
    ...assignVars(vars.hover, scale.hover),
    ...assignVars(ring, scale.ring),
    ...assignVars(motion, scale.motion),
    ...assignVars(vars.layer, scale.layer),
    ...assignVars(space, comfortable.space),
    ...assignVars(control, comfortable.control),
    [vars.notch]: comfortable.notch,
    [radius.small]: `calc(${brand.radius} * 0.5)`,
    [radius.control]: brand.radius,
    [radius.field]: `min(${brand.radius}, 14px)`,
    [radius.panel]: `min(calc(${brand.radius} * 1.5), 20px)`,
    [radius.full]: '999px',
    [elevation[1]]: shadow('0 1px 2px', 6),
    [elevation[2]]: `${shadow('0 1px 2px', 8)}, ${shadow('0 8px 24px -6px', 16)}`,
    [elevation[3]]: `${shadow('0 2px 4px', 8)}, ${shadow('0 24px 56px -12px', 28)}`,
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

globalStyle(".bx[data-ring='close']", { vars: { [ring.offset]: '-1px' } });
globalStyle(".bx[data-ring='thick']", { vars: { [ring.width]: '4px' } });

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
        [ring.width]: '3px',
      },
    },
  },
});
