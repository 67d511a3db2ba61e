import type { MessageKey } from '../../../i18n';
import type { PairBack, PairFront } from '../../../domain/theme';

export const frontNames: Readonly<Record<PairFront, MessageKey>> = {
  text: 'organizer.kit.contrast.front.text',
  muted: 'organizer.kit.contrast.front.muted',
  link: 'organizer.kit.contrast.front.link',
  ring: 'organizer.kit.contrast.front.ring',
  borderControl: 'organizer.kit.contrast.front.borderControl',
  onAccent: 'organizer.kit.contrast.front.onAccent',
  onHighlight: 'organizer.kit.contrast.front.onHighlight',
  highlightText: 'organizer.kit.contrast.front.highlightText',
  positive: 'organizer.kit.contrast.front.positive',
  warning: 'organizer.kit.contrast.front.warning',
  danger: 'organizer.kit.contrast.front.danger',
};

export const backNames: Readonly<Record<PairBack, MessageKey>> = {
  surface: 'organizer.kit.contrast.back.surface',
  raised: 'organizer.kit.contrast.back.raised',
  sunken: 'organizer.kit.contrast.back.sunken',
  accent: 'organizer.kit.contrast.back.accent',
  accentHover: 'organizer.kit.contrast.back.accentHover',
  highlight: 'organizer.kit.contrast.back.highlight',
  highlightSoft: 'organizer.kit.contrast.back.highlightSoft',
  positiveSoft: 'organizer.kit.contrast.back.positiveSoft',
  warningSoft: 'organizer.kit.contrast.back.warningSoft',
  dangerSoft: 'organizer.kit.contrast.back.dangerSoft',
};

export const colourNames = {
  color0: 'organizer.widgetSettings.color0',
  color1: 'organizer.widgetSettings.color1',
  color2: 'organizer.widgetSettings.color2',
  color3: 'organizer.widgetSettings.color3',
  color4: 'organizer.widgetSettings.color4',
  color5: 'organizer.widgetSettings.color5',
} as const satisfies Record<string, MessageKey>;
