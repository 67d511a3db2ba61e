'use client';
import { useContext, type Context } from 'react';
import { mistake } from '../diagnostics';

/** What stands above. Throws when nothing does; `place` is the component to put it inside. */
export function useRequiredContext<T>(context: Context<T | null>, place: string, code = 'BX1015'): T {
  const value = useContext(context);
  if (value === null) throw new Error(mistake(code, `Put it inside <${place}>.`));
  return value;
}
