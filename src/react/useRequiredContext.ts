'use client';
import { useContext, type Context } from 'react';
import { mistake } from '../diagnostics';

/** What stands above. Throws when nothing does; `advice` says where to put the component. */
export function useRequiredContext<T>(context: Context<T | null>, advice: string, code = 'BX1015'): T {
  const value = useContext(context);
  if (value === null) throw new Error(mistake(code, advice));
  return value;
}
