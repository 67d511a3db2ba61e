'use client';
import { useContext, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../../react';
import { EditorContext } from './EditorContext';

/** Takes a section into the list of its form, while it is on the screen. */
export function useAsSection(
  ref: RefObject<HTMLElement | null>,
  id: string,
  title: string,
  isListed: boolean,
) {
  const sections = useContext(EditorContext)?.sections;
  useClientLayoutEffect(() => {
    const element = ref.current;
    if (!sections || !element || !isListed) return;
    return sections.add({ id, title, element });
  }, [sections, ref, id, title, isListed]);
}
