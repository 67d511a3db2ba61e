'use client';
import { Glyph, type GlyphProps } from './Glyph';
import { icons, mirrored, type IconName } from './icons';

/** Props of `Icon`. @public */
export interface IconProps extends Pick<GlyphProps, 'size' | 'className'> {
  /** Which of our drawings. */
  name: IconName;
}

/** One of our drawings, in the colour of the words beside it. @public */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph {...rest} path={icons[name]} mirrors={mirrored.has(name)} />;
}
