'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './cx';
import * as css from './Stub.css';

/** Props of `Stub`. @public */
export interface StubProps extends HTMLAttributes<HTMLElement> {
  /** `section` and `aside` want an `aria-label` or `aria-labelledby`. */
  as?: 'div' | 'section' | 'aside' | undefined;
  /** What it lies on, so that the holes show it. */
  ground?: 'surface' | 'raised' | undefined;
}

/** The perforated panel that holds money or the promise. Once a screen. @public */
export const Stub = /* @__PURE__ */ forwardRef<HTMLDivElement, StubProps>(function Stub(
  { as: Element = 'div', ground = 'surface', className, ...rest },
  ref,
) {
  return <Element {...rest} ref={ref} className={cx(css.stub, css.grounds[ground], className)} />;
});

/** Where it would be torn off. @public */
export function StubTear() {
  return <div aria-hidden="true" className={css.tear} />;
}
