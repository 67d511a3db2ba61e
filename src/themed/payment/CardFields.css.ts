import { createContainer, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { labelGap } from '../kit/Field.css';

const ownWidth = createContainer();

/** Skeleton and frames share one place, so that nothing moves when the frames are ready. */
export const box = style({
  container: `${ownWidth} / inline-size`,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const probes = style({ position: 'absolute', visibility: 'hidden', fontSize: vars.text.md });
export const textProbe = style({ color: vars.color.text });
export const mutedProbe = style({ color: vars.color.muted });
export const dangerProbe = style({ color: vars.color.danger });

export const stage = style({
  gridArea: '1 / 1',
  selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
});

export const bones = style({ gridArea: '1 / 1' });

/** Label and control. */
const boneBase = style({
  display: 'grid',
  alignContent: 'space-between',
  minBlockSize: `calc(${vars.line.sm} + ${fallbackVar(labelGap, '0.375rem')} + 2.75rem)`,
});
export const bone = styleVariants({
  whole: [boneBase, { gridColumn: '1 / -1' }],
  half: [boneBase, { gridColumn: 'span 6' }],
});

/** The look of an input around the provider's frame. */
export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: '0.875rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&[data-invalid]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&[data-active]': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
  },
});

export const frame = style({ flex: 1, minInlineSize: 0 });
/* The provider's frame has no ring of its own; a plain input in its place would show a second one. */
globalStyle(`${field} ${frame} :focus-visible`, { outline: 'none' });

export const number = style({ marginInlineEnd: vars.space[2] });

export const marks = style({ flex: 'none', flexWrap: 'nowrap', gap: vars.space[1] });

/* LOOK, Layout: below 336 px the card field shows two marks. */
globalStyle(`${marks} > li:nth-child(n + 3)`, {
  '@container': { [`${ownWidth} (inline-size < 21rem)`]: { display: 'none' } },
});
