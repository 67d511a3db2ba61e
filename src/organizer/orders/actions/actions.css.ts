import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { inline } from '../../kit/appearance/layout.css';

export const ticketText = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const minor = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

/** A link that is read, selected and copied. */
export const link = style({
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
/** Across the form: what it comes to. */
export const sum = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
export const swaps = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const parts = style({ display: 'grid', gap: vars.space[4] });
export const buttons = inline[2];

/** Across the form, whatever stands beside other fields. */
export const choice = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** Takes the focus when what was pressed is gone; takes no room while there is nothing to say. */
export const news = style({ outline: 'none', selectors: { '&:empty': { position: 'absolute' } } });
