import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { brand, color, text, line, space, radius, control, elevation, motion, layer } = vars;

const shadow = (geometry: string, alpha: number): string =>
  `${geometry} color-mix(in srgb, ${color.shadowInk} ${alpha}%, transparent)`;

globalStyle('.bx', {
  vars: {
    [text.xs]: '0.75rem',
    [text.sm]: '0.875rem',
    [text.md]: '1rem',
    [text.lg]: '1.125rem',
    [text.xl]: '1.375rem',
    [text['2xl']]: '1.75rem',
    [text['3xl']]: '2.5rem',
    [line.xs]: '1rem',
    [line.sm]: '1.1875rem',
    [line.md]: '1.5rem',
    [line.lg]: '1.625rem',
    [line.xl]: '1.75rem',
    [line['2xl']]: '2.125rem',
    [line['3xl']]: '2.75rem',
    [vars.weight.regular]: '400',
    [vars.weight.strong]: '600',
    [vars.tracking.tight]: '-0.015em',
    [space[1]]: '0.25rem',
    [space[2]]: '0.5rem',
    [space[3]]: '0.75rem',
    [space[4]]: '1rem',
    [space[5]]: '1.25rem',
    [space[6]]: '1.5rem',
    [space[8]]: '2rem',
    [space[10]]: '2.5rem',
    [space[12]]: '3rem',
    [space[16]]: '4rem',
    [radius.small]: `calc(${brand.radius} * 0.5)`,
    [radius.control]: brand.radius,
    [radius.field]: `min(${brand.radius}, 14px)`,
    [radius.panel]: `min(calc(${brand.radius} * 1.5), 20px)`,
    [radius.full]: '999px',
    [vars.notch]: '10px',
    [control.medium]: '2.75rem',
    [control.large]: '3.25rem',
    [vars.ring.width]: '2px',
    [vars.ring.offset]: '2px',
    [elevation[1]]: shadow('0 1px 2px', 6),
    [elevation[2]]: `${shadow('0 1px 2px', 8)}, ${shadow('0 8px 24px -6px', 16)}`,
    [elevation[3]]: `${shadow('0 2px 4px', 8)}, ${shadow('0 24px 56px -12px', 28)}`,
    [motion.fast]: '120ms',
    [motion.base]: '200ms',
    [motion.slow]: '400ms',
    [motion.ease]: 'cubic-bezier(0.2, 0, 0, 1)',
    [layer.sticky]: '10',
    [layer.bar]: '20',
    [layer.drawer]: '30',
    [layer.menu]: '60',
    [layer.dialog]: '50',
    [layer.toast]: '70',
  },
});

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
        [vars.ring.width]: '3px',
      },
    },
  },
});
