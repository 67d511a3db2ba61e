import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, news as line, quiet } from '../kit/appearance/layout.css';

export { plainList as list, quiet } from '../kit/appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);
export const notice = style({ marginBlockEnd: vars.space[4] });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

const ownWidth = createContainer();
/** From here on the head of a row is one line. */
const oneLine = `${ownWidth} (inline-size >= 34rem)`;

export const box = style({
  container: `${ownWidth} / inline-size`,
  minInlineSize: 0,
  paddingBlock: vars.space[3],
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@container': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const facts = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] },
]);
export const actions = style([inline[2], { flexWrap: 'wrap' }]);

export const results = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] });
export const bars = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { '&[data-first]': { fontWeight: 600 } },
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const meter = style({ flexBasis: '100%' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});

/** On its page as large as the page allows; on the full screen for the last row of a hall. */
export const stage = style({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  selectors: {
    '&:fullscreen': {
      display: 'grid',
      alignContent: 'center',
      gap: '1em',
      overflow: 'auto',
      padding: 'clamp(1rem, 6vw, 6rem)',
      background: vars.color.surface,
      color: vars.color.text,
      fontSize: 'clamp(1.25rem, 3vw, 3.5rem)',
      lineHeight: 1.3,
    },
  },
});
const onFullScreen = `${stage}:fullscreen > &`;
/** The page's own head says the same. */
export const stageQuestion = style({
  display: 'none',
  selectors: { [onFullScreen]: { display: 'block', fontSize: '1.5em', fontWeight: vars.weight.strong } },
});
export const stageVoters = style({
  display: 'none',
  color: vars.color.muted,
  selectors: { [onFullScreen]: { display: 'block', fontSize: '0.75em' } },
});
globalStyle(`${stage}:fullscreen ${meter}`, { blockSize: '0.5em' });
globalStyle(`${stage}:fullscreen ${bars}`, { gap: '0.75em' });
globalStyle(`${stage}:fullscreen ${results} > p`, { fontSize: '0.75em', lineHeight: 1.3 });
