import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const list = style({ display: 'grid', gap: vars.space[5] });

export const all = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });

export const word = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const whose = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
