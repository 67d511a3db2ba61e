import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const ground = createVar();

export const stub = style({
  /* Transparent until forced colours paint it, where the panel has no other edge. */
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  background: vars.color.stub,
});

/** What shows through the holes. */
export const grounds = styleVariants({
  surface: { vars: { [ground]: vars.color.surface } },
  raised: { vars: { [ground]: vars.color.raised } },
});

const hole = (at: string, radius: string) =>
  `radial-gradient(circle at ${at}, ${ground} ${radius}, transparent calc(${radius} + 0.5px))`;

/** Five-pixel perforations every twelve, between two notches. */
export const tear = style({
  blockSize: `calc(${vars.notch} * 2)`,
  marginBlock: `calc(3px - ${vars.notch})`,
  marginInline: '-1px',
  paddingInline: `calc(${vars.notch} + 7px)`,
  background: [
    hole('0', vars.notch),
    hole('100%', vars.notch),
    `${hole('center', '2.5px')} 0 50% / 12px 6px round no-repeat content-box`,
  ].join(', '),
  '@media': {
    '(forced-colors: active)': { blockSize: 0, marginBlock: 0, borderBlockStart: '1px dashed' },
  },
});
