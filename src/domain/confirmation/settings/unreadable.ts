import { contrast, luminance } from '../contrast';
import { isColour } from '../../theme/isColour';
import type { ConfirmationSettingsValues } from './values';

/** WCAG 2.2, 1.4.3; large titles need less, but their colour may be anywhere. */
const readable = 4.5;

/** A colour that can't be read where it stands. */
export interface Unreadable {
  field: 'titleColor' | 'textColor' | 'linksColor' | 'buttonTextColor';
  /** 1 to 21. */
  ratio: number;
}

/**
 * Colours of the confirmation that can't be read on their ground: `ground` is the theme's. The screen corrects them, so that buyers can
 * always read; the organizer reads that theirs are not used.
 */
export function unreadableIn(values: ConfirmationSettingsValues, ground: string): Unreadable[] {
  const pairs = [
    ['titleColor', ground],
    ['textColor', ground],
    ['linksColor', ground],
    ['buttonTextColor', values.buttonBackgroundColor],
  ] as const;
  return pairs.flatMap(([field, behind]) => {
    const ratio = ratioOf(values[field], behind);
    return ratio !== null && ratio < readable ? [{ field, ratio }] : [];
  });
}

/** `null` where one of them is none, or something shines through it. */
function ratioOf(textColour: string, ground: string): number | null {
  if (!isColour(textColour) || !isColour(ground)) return null;
  const [front, back] = [luminance(textColour), luminance(ground)];
  return front === null || back === null ? null : contrast(front, back);
}
