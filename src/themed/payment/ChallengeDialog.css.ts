import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
});

export const status = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { display: 'none' } },
});

/** A bank's page is made for white, and 400 px tall is the size the networks prescribe. */
export const frame = style({
  display: 'block',
  flex: 1,
  inlineSize: '100%',
  minBlockSize: '25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '6px',
  background: '#fff',
  colorScheme: 'light',
});

export const foot = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const secure = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
