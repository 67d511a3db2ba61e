'use client';
import { Glyph } from '../kit/Glyph';
import type { RowDrawing } from './rowDrawings';
import { useExtras } from './useExtras';

export interface RowGlyphProps {
  of: RowDrawing;
  className?: string | undefined;
}

/** Has its place at once, and its drawing with the extras. */
export function RowGlyph({ of, className }: RowGlyphProps) {
  const extras = useExtras();
  return <Glyph path={extras?.rowDrawings[of] ?? ''} size="small" className={className} />;
}
