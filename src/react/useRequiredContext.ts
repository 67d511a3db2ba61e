'use client';
import { useContext, type Context } from 'react';

/** What stands above. Throws `where`, which says where to put the component, when nothing does. */
export function useRequiredContext<T>(context: Context<T | null>, where: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(where);
  return value;
}
