import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** Skeleton and frame share one place, so that nothing moves when the frame is ready. */
export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const stage = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
});

export const bones = style({ gridArea: '1 / 1' });

/** The provider's form is made for white. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '17rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: '#fff',
  colorScheme: 'light',
  transition: `border-color ${vars.motion.fast}, opacity ${vars.motion.fast}`,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[data-busy]': { opacity: 0.6 },
    '&:focus-visible': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
  },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const noteIcon = style({ flex: 'none' });
