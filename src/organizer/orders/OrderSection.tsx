'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { Heading } from '../../themed/kit/Heading';
import * as css from './OrderDetails.css';

/** Place of the parts' titles in the outline: below the name of the page, or of the panel. */
export const SectionLevel = /* @__PURE__ */ createContext<2 | 3>(2);

/** A part of an order under its small title. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={useContext(SectionLevel)} size="md" className={css.sectionTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
