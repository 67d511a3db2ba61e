'use client';
import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsWide } from '../kit/useIsWide';
import { WideContext } from '../kit/WideContext';
import * as css from './RegistrationLayout.css';
import { sideFrom } from './sideFrom';

/** Props of `RegistrationLayout`. @public */
export interface RegistrationLayoutProps {
  /** How long the tickets are held: heads the side. */
  countdown?: ReactNode;
  /** The order summary: above the form while narrow, beside it while wide; in sight either way. */
  summary: ReactNode;
  /** Below the summary while wide, below everything while narrow. */
  branding?: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
}

/** Form and order side by side where there is room, one above the other where there is not. LOOK, Layout. @public */
export function RegistrationLayout({ countdown, summary, branding, children }: RegistrationLayoutProps) {
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box, sideFrom);
  const [submits, setSubmits] = useState(0);
  useHeadHeight(box, head, submits);
  return (
    <WideContext.Provider value={isWide}>
      <div ref={box} className={css.layout}>
        <div className={css.grid}>
          <div className={css.side}>
            <div ref={head} className={css.head}>
              {countdown}
              {/* Closed again by a submit: what the form says to it is in view. */}
              <Fragment key={submits}>{summary}</Fragment>
            </div>
            {branding !== undefined && <div className={css.branding}>{branding}</div>}
          </div>
          <div className={css.main} onSubmit={() => setSubmits((count) => count + 1)}>
            {children}
          </div>
        </div>
      </div>
    </WideContext.Provider>
  );
}

/** Keeps what scrolls below the head clear of it, however much it has to say; at once after a submit. */
function useHeadHeight(
  box: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  submits: number,
) {
  useLayoutEffect(() => {
    if (submits > 0) measure(box, head);
  }, [submits, box, head]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Has all the form styled anew: after it is on the screen, where nobody waits for it.
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => measure(box, head));
    });
    if (head.current) observer.observe(head.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, head]);
}

const measure = (box: RefObject<HTMLElement | null>, head: RefObject<HTMLElement | null>) =>
  box.current?.style.setProperty(nameOf(css.headHeight), `${head.current?.offsetHeight ?? 0}px`);

const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);
