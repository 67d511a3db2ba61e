'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useFormState } from 'react-hook-form';
import { completenessOf, type AttendeeSection } from '../../domain';
import { useLatest } from '../../react';
import { useFields } from './FieldsContext';

export interface Folding {
  /** Keys of the attendees whose questions are in sight. */
  open: ReadonlySet<string>;
  /** The one that was folded last, while nothing else was. */
  folded: string | null;
  isComplete: (key: string) => boolean;
  show: (key: string) => void;
}

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));

/**
 * Which attendees are open: the first who is not complete, those that were opened, and those with an error. One that is complete is
 * folded while the focus is elsewhere in the form, also when it gets its answers from there. A single attendee is never folded.
 */
export function useFolding(
  sections: readonly AttendeeSection[],
  /** Something in the form. Attendees in it have their number as `data-attendee`. */
  box: RefObject<HTMLElement | null>,
): Folding {
  const { methods, unfinished } = useFields();
  const { getValues, subscribe, control } = methods;
  const { errors } = useFormState({ control });
  const checks = useMemo(
    () => new Map(sections.map((section) => [section.key, completenessOf(section)])),
    [sections],
  );
  const isComplete = useCallback(
    (key: string) =>
      ![...unfinished].some((name) => name.startsWith(`attendees.${key}.`)) &&
      (checks.get(key)?.(getValues('attendees')[key]) ?? false),
    [unfinished, checks, getValues],
  );
  const withNext = useCallback(
    (open: ReadonlySet<string>): ReadonlySet<string> => {
      if (sections.length === 1) return new Set(checks.keys());
      if ([...open].some((key) => !isComplete(key))) return open;
      const next = sections.find(({ key }) => !open.has(key) && !isComplete(key));
      return next ? new Set([...open, next.key]) : open;
    },
    [sections, checks, isComplete],
  );
  const [state, setState] = useState<Pick<Folding, 'open' | 'folded'>>(() => ({
    open: withNext(new Set()),
    folded: null,
  }));
  const anchor = useAnchor(state.open);
  const hasBegun = useRef(false);

  const hasErrors = sections.filter(({ key }) => errors.attendees?.[key]).map(({ key }) => key);
  const latest = useLatest({ isComplete, withNext, sections, hasErrors });
  const wrong = hasErrors.join(' ');
  const [lastWrong, setLastWrong] = useState('');
  if (wrong !== lastWrong) {
    setLastWrong(wrong);
    setState((current) => ({ ...current, open: new Set([...current.open, ...hasErrors]) }));
  }

  // Until somebody is in the form, what it is filled with from elsewhere decides; then a next one opens, and none is folded.
  useEffect(() => {
    const refresh = () =>
      setState((current) => {
        const open = latest.current.withNext(hasBegun.current ? current.open : new Set());
        return same(open, current.open) ? current : { ...current, open };
      });
    refresh();
    return subscribe({ name: 'attendees', formState: { values: true }, callback: refresh });
  }, [subscribe, latest, sections]);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fold = () => {
      const focused = document.activeElement;
      if (checks.size < 2 || !form.contains(focused)) return;
      const now = attendeeOf(focused, latest.current.sections);
      const staysOpen = (key: string) =>
        key === now || latest.current.hasErrors.includes(key) || !latest.current.isComplete(key);
      setState((current) => {
        const open = new Set([...current.open].filter(staysOpen));
        const done = [...current.open].filter((key) => !open.has(key)).at(-1);
        if (done === undefined) return current;
        anchor.current = focused && { element: focused, top: focused.getBoundingClientRect().top };
        return { open: latest.current.withNext(open), folded: done };
      });
    };
    // Nothing moves away from under a press.
    const soon = () => {
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(fold);
    };
    const begin = () => {
      hasBegun.current = true;
      soon();
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      if (!isPressed) return;
      isPressed = false;
      soon();
    };
    form.addEventListener('focusin', begin);
    form.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    const stopWatching = subscribe({
      name: 'attendees',
      formState: { values: true },
      callback: () => {
        if (hasBegun.current) soon();
      },
    });
    return () => {
      clearTimeout(timer);
      stopWatching();
      form.removeEventListener('focusin', begin);
      form.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [box, checks, latest, anchor, subscribe]);

  const show = useCallback((key: string) => {
    hasBegun.current = true;
    setState((current) => ({ open: new Set([...current.open, key]), folded: null }));
  }, []);
  return { ...state, isComplete, show };
}

/** Whether an attendee is complete, as it is filled in. */
export function useIsComplete(isComplete: Folding['isComplete'], key: string): boolean {
  const { subscribe } = useFields().methods;
  const subscribeTo = useCallback(
    (callback: () => void) => subscribe({ name: `attendees.${key}`, formState: { values: true }, callback }),
    [subscribe, key],
  );
  const read = () => isComplete(key);
  return useSyncExternalStore(subscribeTo, read, read);
}

/** The key of the attendee something stands in. */
function attendeeOf(element: Element | null, sections: readonly AttendeeSection[]): string | null {
  const number = element?.closest('[data-attendee]')?.getAttribute('data-attendee');
  return sections[Number(number) - 1]?.key ?? null;
}

/** What has the focus stays where it is on the screen, also where the browser does not see to it. */
function useAnchor(open: ReadonlySet<string>) {
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { element, top } = anchor.current;
    anchor.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [open]);
  return anchor;
}
