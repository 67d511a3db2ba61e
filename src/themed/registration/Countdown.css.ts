import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const ownWidth = createContainer();
/** From here it has room for its whole sentence; beside a form it is a panel, above one a bar. */
const wide = `${ownWidth} (inline-size >= 22rem)`;
const panel = `${ownWidth} (22rem <= inline-size <= 26rem)`;

export const frame = style({ minInlineSize: 0 });
export const alone = style({ container: `${ownWidth} / inline-size` });
/** As wide as its time; its line is the bar's. */
export const inBar = style({ selectors: { '&&': { gridArea: '1 / 1' } } });

const urgent = `${frame}[data-urgent] &`;
const bar = `${inBar} &`;

export const countdown = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '3rem',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.surface,
  overflow: 'hidden',
  '@container': { [panel]: { minBlockSize: '3.75rem', paddingInline: vars.space[5] } },
  selectors: {
    [bar]: {
      position: 'static',
      minBlockSize: 0,
      marginInlineEnd: vars.space[3],
      paddingInline: 0,
      paddingInlineEnd: vars.space[3],
      border: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      background: 'none',
      overflow: 'visible',
    },
    [urgent]: {
      borderColor: vars.color.dangerLine,
      background: vars.color.dangerSoft,
      color: vars.color.danger,
    },
    [`${inBar}[data-urgent] &`]: { borderColor: vars.color.border, background: 'none' },
  },
});

export const icon = style({
  color: vars.color.muted,
  selectors: { [urgent]: { color: 'inherit' } },
});

export const text = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const short = style({ '@container': { [wide]: { display: 'none' } } });
export const long = style({
  display: 'none',
  '@container': { [wide]: { display: 'inline-block' }, [panel]: { maxInlineSize: '11rem' } },
});

export const time = style({
  marginInlineStart: 'auto',
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  '@container': { [panel]: { fontSize: vars.text.xl } },
});

/** The line runs out towards the start. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  background: vars.color.border,
  selectors: {
    [urgent]: { background: vars.color.dangerLine },
    [bar]: { insetBlock: 'calc(3rem - 3px) auto' },
  },
});

/** As wide as the time that is left. */
export const left = style({
  blockSize: '100%',
  background: vars.color.accent,
  selectors: { [urgent]: { background: vars.color.danger } },
});
