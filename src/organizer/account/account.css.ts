import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { listRow, narrow, plainList, stack } from '../kit/appearance/layout.css';

export { quiet } from '../kit/appearance/layout.css';

export const screen = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '46rem' });

const hairline = `1px solid ${vars.color.border}`;

export const list = style({ borderBlock: hairline });

/** The button goes below the words where there is no room beside them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const about = style({
  flex: '1 1 12rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  padding: '0.625rem',
  borderRadius: `min(${vars.radius.small}, 8px)`,
  background: vars.color.sunken,
});

/** An account in the list of the switcher. */
export const pick = style({
  justifyContent: 'flex-start',
  gap: vars.space[3],
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: { '&[aria-current]': { background: vars.color.sunken } },
});
export const pickName = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const fact = style({ gridColumn: '1 / -1', margin: 0 });
globalStyle(`${fact} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${fact} dd`, { margin: 0, overflowWrap: 'anywhere' });

export const said = style({ flexBasis: '100%' });

export const record = style([stack[6], narrow]);
export const roles = style([stack[2]]);
export const rolesTitle = style({ margin: 0, fontSize: vars.text.lg });
export const roleList = style([plainList]);
export const role = style([listRow, { gap: `${vars.space[1]} ${vars.space[4]}` }]);
export const roleName = style({ flex: '0 0 6rem', fontWeight: vars.weight.strong });
export const roleAreas = style({ flex: '1 1 16rem', margin: 0, minInlineSize: 0 });
