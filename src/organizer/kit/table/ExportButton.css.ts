import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

export const root = style({ position: 'relative' });

export const format = style({ justifyContent: 'flex-start' });

/** Below the button, above what comes next: it must not push the list away. */
export const outcome = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  zIndex: floating.layer.menu,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  boxShadow: floating.elevation[2],
});

export const running = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, auto) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  minBlockSize: vars.control.medium,
});
export const text = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm });
export const progress = style({ gridArea: '2 / 1', marginBlockEnd: vars.space[1] });
export const cancel = style({ gridArea: '1 / 2 / span 2', borderColor: 'transparent' });
