import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const ground = createVar();
const beside = '6px';

export const stub = style({
  position: 'relative',
  /* Transparent until forced colours paint it, where the panel has no other edge. */
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  background: vars.color.stub,
});

/** What shows through the holes. */
export const grounds = styleVariants({
  surface: { vars: { [ground]: vars.color.surface } },
  raised: { vars: { [ground]: vars.color.raised } },
});

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(3px - ${vars.notch})`,
  inlineSize: `calc(${vars.notch} + 1px)`,
  blockSize: `calc(${vars.notch} * 2)`,
  background: ground,
} as const;

/** Five-pixel perforations every twelve, between two notches. */
export const tear = style({
  position: 'relative',
  blockSize: '6px',
  marginInline: `calc(${vars.notch} + ${beside})`,
  background: `radial-gradient(circle at 50% 50%, ${ground} 2.5px, transparent 3px) 0 50% / 12px 6px round`,
  '::before': {
    ...notch,
    insetInlineStart: `calc(${vars.notch} * -1 - ${beside} - 1px)`,
    borderStartEndRadius: vars.notch,
    borderEndEndRadius: vars.notch,
  },
  '::after': {
    ...notch,
    insetInlineEnd: `calc(${vars.notch} * -1 - ${beside} - 1px)`,
    borderStartStartRadius: vars.notch,
    borderEndStartRadius: vars.notch,
  },
  '@media': {
    '(forced-colors: active)': {
      blockSize: 0,
      borderBlockStart: '1px dashed',
      '::before': { content: 'none' },
      '::after': { content: 'none' },
    },
  },
});
