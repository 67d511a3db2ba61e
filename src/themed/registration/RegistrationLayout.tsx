'use client';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  useHeadHeight(box, head);
  return (
    <WideContext.Provider value={isWide}>
      <div ref={box} className={css.layout}>
        <div className={css.grid}>
          <div className={css.side}>
            <div ref={head} className={css.head}>
              {countdown}
              {summary}
            </div>
            {branding !== undefined && <div className={css.branding}>{branding}</div>}
          </div>
          <div className={css.main}>{children}</div>
        </div>
      </div>
    </WideContext.Provider>
  );
}

/** Keeps what scrolls below the head clear of it, however much it has to say. */
function useHeadHeight(box: RefObject<HTMLElement | null>, head: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = head.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      box.current?.style.setProperty(nameOf(css.headHeight), `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, head]);
}

const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);
