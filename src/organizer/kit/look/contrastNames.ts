import type { MessageKey } from '../../../i18n';
import type { PairBack, PairFront } from '../../../domain/theme';

export const frontNames: Readonly<Record<PairFront, MessageKey>> = {
  text: 'organizer.contrast.front.text',
  muted: 'organizer.contrast.front.muted',
  link: 'organizer.contrast.front.link',
  ring: 'organizer.contrast.front.ring',
  borderControl: 'organizer.contrast.front.borderControl',
  onAccent: 'organizer.contrast.front.onAccent',
  onHighlight: 'organizer.contrast.front.onHighlight',
  highlightText: 'organizer.contrast.front.highlightText',
  positive: 'organizer.contrast.front.positive',
  warning: 'organizer.contrast.front.warning',
  danger: 'organizer.contrast.front.danger',
};

export const backNames: Readonly<Record<PairBack, MessageKey>> = {
  surface: 'organizer.contrast.back.surface',
  raised: 'organizer.contrast.back.raised',
  sunken: 'organizer.contrast.back.sunken',
  accent: 'organizer.contrast.back.accent',
  accentHover: 'organizer.contrast.back.accentHover',
  highlight: 'organizer.contrast.back.highlight',
  highlightSoft: 'organizer.contrast.back.highlightSoft',
  positiveSoft: 'organizer.contrast.back.positiveSoft',
  warningSoft: 'organizer.contrast.back.warningSoft',
  dangerSoft: 'organizer.contrast.back.dangerSoft',
};

export const colourNames = {
  color0: 'organizer.widget.color0',
  color1: 'organizer.widget.color1',
  color2: 'organizer.widget.color2',
  color3: 'organizer.widget.color3',
  color4: 'organizer.widget.color4',
  color5: 'organizer.widget.color5',
} as const satisfies Record<string, MessageKey>;
