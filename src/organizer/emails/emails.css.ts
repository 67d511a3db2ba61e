import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { layout, withAside } from '../kit/form/EditorForm.css';
import { below, ends, quiet as quietText, stack } from '../kit/appearance/layout.css';

export { container as room } from '../kit/form/EditorForm.css';
export { subline as subject, whole } from '../kit/appearance/layout.css';
export const parts = stack[8];
export const part = stack[3];
export const preview = stack[3];
export const previewHead = ends[3];

export const quiet = style([quietText, { fontWeight: vars.weight.regular }]);

export const news = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: { '&:empty': { display: 'contents' } },
});
export const notice = style({ marginBlockEnd: vars.space[4] });

export const when = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

/** Above the link that covers the row. */
export const control = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
});

export const switchLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
});
export const tools = style({ display: 'inline-flex' });

export const placeholders = style({ maxInlineSize: '16rem' });

export const adding = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[3],
  marginBlock: `${vars.space[4]} ${vars.space[2]}`,
});
export const kind = style({ fontWeight: vars.weight.strong });
export const excerpt = style([below, { maxInlineSize: '100%' }]);

export const sentence = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
});
export const sentenceIcon = style({ color: vars.color.muted });

export const sheet = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.raised,
  overflow: 'clip',
});
export const sheetHead = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
});
export const sheetSubject = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const sheetBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: vars.space[5],
});

export const long = style({ inlineSize: '100%', overflowWrap: 'anywhere' });
export const plain = style([long, { whiteSpace: 'break-spaces' }]);
export const button = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const picture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.small });
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '6rem',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.borderControl}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const sentParts = style([layout, withAside]);
