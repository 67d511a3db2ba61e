import { isColour } from './isColour';
import { contrast, read, white } from './colour';

/** Black or white, whichever is read better on a colour; `null` for what is no colour. */
export function inkOn(colour: string): '#000000' | '#ffffff' | null {
  if (!isColour(colour)) return null;
  const ground = read(colour);
  return contrast(ground, white) >= contrast(ground, read('#000000')) ? '#ffffff' : '#000000';
}
