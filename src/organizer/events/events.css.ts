import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style(line);
export const container = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

/** In a sentence, which may break. */
export const figures = style([quiet, { fontVariantNumeric: 'lining-nums tabular-nums' }]);

/** A form with nothing beside it is no wider than is read in one go. */
export const alone = style({ maxInlineSize: '44rem' });

/** What belongs to an event and is no part of the form. */
export const beside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space[6], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const pixels = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const pixel = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const pixelText = style({ display: 'grid', justifyItems: 'start', flex: 1, minInlineSize: 0 });
