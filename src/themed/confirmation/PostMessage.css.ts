import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const message = style({ maxInlineSize: '42rem', overflowWrap: 'anywhere' });

const blocks = ':where(p, ul, ol, h3, h4, h5)';
globalStyle(`${message} ${blocks} + ${blocks}`, { marginBlockStart: vars.space[3] });
globalStyle(`${message} :where(ul, ol)`, { paddingInlineStart: vars.space[5] });
globalStyle(`${message} :where(h3)`, {
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  letterSpacing: vars.tracking.tight,
});
globalStyle(`${message} :where(h4)`, { fontSize: vars.text.lg, lineHeight: vars.line.lg });
