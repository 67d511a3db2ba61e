import { hexOfName } from './namedColour';
import { isColourText } from './theme';

const isWord = (text: string) => /^[a-z]+$/i.test(text);

/**
 * A colour literal: hex, rgb(), hsl(), oklch() or a name. Nothing that refers to elsewhere, and nothing one can see through: no
 * contrast could be promised for it. It says so anywhere, also where no browser can be asked.
 * @public
 */
export const isColour = (value: unknown): value is string =>
  isColourText(value) && (!isWord(value.trim()) || hexOfName(value) !== null);
