import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const section = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

const narrow = '(inline-size < 26rem)';

/** Two by two where four don't stand on one line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': { [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '100%' } },
});
globalStyle(`${list} > li > a`, { '@container': { [narrow]: { inlineSize: '100%' } } });

export const sessions = style({ display: 'grid' });

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const sessionFacts = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const sessionName = style({ fontWeight: vars.weight.strong });
export const sessionWhen = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
