'use client';
import { useEffect, useRef, useState } from 'react';
import type { EditorSection } from './sections';

/** How far from the top of the window a section is the one that is read. */
const line = 128;
/** Often enough for sections that are higher than the window. */
const threshold = Array.from({ length: 21 }, (_, index) => index / 20);

/** Which section is in view, by its title's id, and the way to another. */
export function useCurrentSection(sections: readonly EditorSection[]) {
  const [current, setCurrent] = useState<string>();
  const [jumps, setJumps] = useState(0);
  // One near the end of the page can't reach the top: it is the current one until the page moves on.
  const jumpedTo = useRef<string | null>(null);
  useEffect(() => {
    if (sections.length === 0 || typeof IntersectionObserver === 'undefined') return;
    let first: string | undefined;
    const observer = new IntersectionObserver(
      () => {
        const found = sectionInView(sections);
        first ??= found;
        const isGone = !sections.some(({ id }) => id === jumpedTo.current);
        if (isGone || found !== first) jumpedTo.current = null;
        setCurrent(jumpedTo.current ?? found);
      },
      { threshold },
    );
    for (const { element } of sections) observer.observe(element);
    return () => observer.disconnect();
  }, [sections, jumps]);
  const go = (id: string) => {
    const title = document.getElementById(id);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: 'instant' });
    jumpedTo.current = id;
    setCurrent(id);
    setJumps((count) => count + 1);
  };
  return { current, go };
}

/** At the end of the page the last one, however low it begins. */
function sectionInView(sections: readonly EditorSection[]): string | undefined {
  const places = sections.map(({ id, element }) => ({ id, box: element.getBoundingClientRect() }));
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || first.box.top >= 0) return first?.id;
  if (last.box.bottom <= window.innerHeight) return last.id;
  return (places.filter(({ box }) => box.top <= line).at(-1) ?? first).id;
}
