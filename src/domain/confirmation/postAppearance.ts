import type { PostRegistrationSettings } from '../../contract';
import { isColour } from '../theme/isColour';
import { isFontList } from '../theme/theme';
import { contrast, luminance } from './contrast';

type PostProperty =
  | '--bx-post-text'
  | '--bx-post-links'
  | '--bx-post-title'
  | '--bx-post-text-font'
  | '--bx-post-title-font'
  | '--bx-post-button'
  | '--bx-post-button-shift'
  | '--bx-post-button-text';

/** What an organizer set for the screen after registration, as far as it is safe to put on an element. */
export interface PostAppearance {
  /** Custom properties; the stylesheet keeps the colours among them readable. */
  properties: Partial<Record<PostProperty, string>>;
  /** Which of them count, and how words stand, as words of one attribute. */
  marks: string;
}

export type PostAppearanceSettings = Pick<
  PostRegistrationSettings,
  | 'textColor'
  | 'textFontFamily'
  | 'textBold'
  | 'textItalic'
  | 'linksColor'
  | 'titleColor'
  | 'titleFontFamily'
  | 'titleBold'
  | 'titleItalic'
  | 'buttonTextColor'
  | 'buttonBackgroundColor'
>;

/** WCAG 2.2, 1.4.3. */
const readable = 4.5;
/** As much light as a colour may have for white words on it. */
const liftsWhite = 0.1815;

/**
 * Checks the settings of 001 §3 value by value, as `resolveTheme` does for the theme: one that isn't what it should be is left out.
 * Titles are strong by themselves; once the organizer styled them in any way, `titleBold` decides.
 */
export function resolvePostAppearance(settings: PostAppearanceSettings): PostAppearance {
  const properties: PostAppearance['properties'] = {};
  const marks: string[] = [];
  const take = (
    mark: string,
    property: PostProperty,
    value: unknown,
    isGood: (value: unknown) => boolean,
  ) => {
    if (!isGood(value)) return;
    properties[property] = String(value).trim();
    marks.push(mark);
  };
  take('text', '--bx-post-text', settings.textColor, isColour);
  take('links', '--bx-post-links', settings.linksColor, isColour);
  take('title', '--bx-post-title', settings.titleColor, isColour);
  take('text-font', '--bx-post-text-font', settings.textFontFamily, isFontList);
  take('title-font', '--bx-post-title-font', settings.titleFontFamily, isFontList);
  const isTitleStyled = marks.some((mark) => mark.startsWith('title')) || settings.titleItalic;
  const flags = {
    'text-bold': settings.textBold,
    'text-italic': settings.textItalic,
    'title-plain': isTitleStyled && !settings.titleBold,
    'title-italic': settings.titleItalic,
  };
  for (const [mark, isSet] of Object.entries(flags)) if (isSet) marks.push(mark);
  const button = buttonOf(settings);
  if (button) marks.push('button');
  return { properties: { ...properties, ...button }, marks: marks.join(' ') };
}

/** Words that can't be read on their button are black or white instead. A colour of words alone has nothing to be read on. */
function buttonOf({
  buttonBackgroundColor: ground,
  buttonTextColor: textColour,
}: PostAppearanceSettings): PostAppearance['properties'] | null {
  const groundLight = isColour(ground) ? luminance(ground) : null;
  if (groundLight === null) return null;
  const wanted = isColour(textColour) ? luminance(textColour) : null;
  const isReadable = wanted !== null && contrast(wanted, groundLight) >= readable;
  const textLight = isReadable ? wanted : groundLight > liftsWhite ? 0 : 1;
  return {
    '--bx-post-button': ground.trim(),
    // Pressed, it moves away from its words.
    '--bx-post-button-shift': textLight > groundLight ? '#000000' : '#ffffff',
    '--bx-post-button-text': isReadable ? textColour.trim() : textLight === 0 ? '#000000' : '#ffffff',
  };
}
