import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
});

/** Without words it takes no place, and is still listened to. */
export const status = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { position: 'absolute' } },
});

/** A bank's page is made for white, and 400 px tall is the size the networks prescribe. */
const page = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: '25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '6px',
  background: '#fff',
  colorScheme: 'light',
});

export const frame = style([page, { display: 'block' }]);

export const stage = style([page, { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }]);

/** On the bank's white in every theme. */
export const waiting = style({ gridArea: '1 / 1', placeSelf: 'center', color: '#545454' });

/** Laid out before it is seen: a frame without size draws nothing. */
export const drawn = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});
globalStyle(`${drawn} iframe`, { display: 'block', flex: 1, inlineSize: '100%', border: 0 });

/** Out of sight, out of reach of the keyboard, and still running. */
export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  visibility: 'hidden',
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
