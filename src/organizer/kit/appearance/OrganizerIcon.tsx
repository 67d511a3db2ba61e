'use client';
import { Glyph, type GlyphProps } from '../../../themed/kit/Glyph';
import { mirrors, organizerIcons, type OrganizerIconName } from './organizerIcons';

/** Props of `OrganizerIcon`. @experimental */
export interface OrganizerIconProps extends Pick<GlyphProps, 'size' | 'className'> {
  /** Which drawing. */
  name: OrganizerIconName;
}

/** One of our drawings, in the colour of the words beside it; knows those of the widget as well. @experimental */
export function OrganizerIcon({ name, ...rest }: OrganizerIconProps) {
  return <Glyph {...rest} path={organizerIcons[name]} mirrors={mirrors.has(name)} />;
}
