import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { keep } from '../../theme/mix';

/** Beside the label. */
export const pad = createVar();
/** What shows through while it is pointed at. */
const ground = createVar();
/** Half of what the spinner of a busy button takes, so that its width does not change. */
const busyRoom = '0.625rem';

const unavailable = "&[aria-disabled='true']:not([aria-busy='true'])";
const pressable = ':not([aria-disabled="true"]):not([aria-busy="true"])';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: pad,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  lineHeight: '1.25rem',
  textAlign: 'center',
  textDecorationLine: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  vars: { [pad]: '1.125rem', [ground]: vars.color.raised },
  selectors: {
    [`&:hover${pressable}`]: { background: keep(vars.color.text, 'quiet', ground) },
    [`&:active${pressable}`]: { background: keep(vars.color.text, 'pressed', ground) },
    "&[aria-busy='true']": { cursor: 'progress' },
    "&[data-busy='padded']": { gap: '0.375rem', paddingInline: `calc(${pad} - ${busyRoom})` },
  },
});

export const variants = styleVariants({
  primary: {
    background: vars.color.accent,
    borderColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      [`&:is(:hover, :active)${pressable}`]: {
        background: vars.color.accentHover,
        borderColor: vars.color.accentHover,
      },
    },
    /* Forced colours would make all buttons alike; the main one stays filled. */
    '@media': {
      '(forced-colors: active)': {
        background: 'ButtonText',
        borderColor: 'ButtonText',
        color: 'ButtonFace',
        forcedColorAdjust: 'none',
      },
    },
  },
  secondary: {},
  quiet: {
    borderColor: 'transparent',
    background: 'transparent',
    vars: { [pad]: '0.75rem', [ground]: 'transparent' },
  },
  danger: {
    borderColor: vars.color.dangerLine,
    color: vars.color.danger,
    selectors: {
      [`&:is(:hover, :active)${pressable}`]: {
        background: keep(vars.color.danger, 'danger', ground),
        borderColor: vars.color.danger,
      },
    },
  },
});

export const sizes = styleVariants({
  medium: {},
  large: { minBlockSize: vars.control.large, fontSize: vars.text.lg, vars: { [pad]: '1.75rem' } },
});

export const block = style({ inlineSize: '100%' });

export const disabled = style({
  selectors: {
    [unavailable]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [unavailable]: { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const disabledQuiet = style({
  selectors: { [unavailable]: { color: vars.color.muted, cursor: 'not-allowed' } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [unavailable]: { color: 'GrayText' } },
    },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': {
      color: keep(vars.color.link, 'link', vars.color.text),
      textDecorationThickness: '2px',
    },
    [unavailable]: { color: vars.color.muted, textDecorationLine: 'none', cursor: 'not-allowed' },
    "&[aria-busy='true']": { cursor: 'progress' },
  },
  '@media': { '(forced-colors: active)': { selectors: { [unavailable]: { color: 'GrayText' } } } },
});
