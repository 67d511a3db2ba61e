'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import type { ThemeSettings } from '../contract';
import { useLocale } from '../i18n';
import { BrandContext } from '../themed/root/BrandContext';
import { ThemeRoot } from '../themed/root/ThemeRoot';
import * as css from './WidgetFrame.css';

export interface WidgetFrameProps {
  /** The organizer's theme; what the host sets itself wins. */
  settings?: ThemeSettings | undefined;
  children: ReactNode;
}

/** Where the organizer's theme begins. */
export function WidgetFrame({ settings, children }: WidgetFrameProps) {
  const brand = useContext(BrandContext);
  const locale = useLocale();
  const merged = useMemo(() => ({ ...settings, ...brand.settings }), [brand.settings, settings]);
  return (
    <ThemeRoot settings={merged} locale={locale}>
      {children}
    </ThemeRoot>
  );
}

/** Width and air of one screen. */
export function Screen({ width = 'normal', children }: { width?: 'normal' | 'wide'; children: ReactNode }) {
  return (
    <div data-screen="" className={css.widths[width]}>
      {children}
    </div>
  );
}
