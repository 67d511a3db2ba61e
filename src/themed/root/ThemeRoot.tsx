'use client';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import type { ThemeSettings } from '../../contract';
import { safeTheme } from '../../domain';
import { directionOf } from '../../i18n';
import type { Density, Preset, Scheme } from '../../theme';
import { cx } from '../kit/cx';
import { PortalContext } from './PortalContext';
import * as css from './ThemeRoot.css';

/** Props of `ThemeRoot`. @public */
export interface ThemeRootProps {
  /** The look the settings start from; `ink` when absent. */
  preset?: Preset | undefined;
  /** `auto` follows the reader's system; `light` when absent. */
  scheme?: Scheme | undefined;
  /** How close things stand; `comfortable` when absent. */
  density?: Density | undefined;
  /** The organizer's colours, font, class and ring style; each is checked, a bad one is left out. */
  settings?: ThemeSettings | undefined;
  /** BCP 47; becomes `lang`. */
  locale?: string | undefined;
  /** Follows the locale when absent. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** What is shown in this theme. */
  children: ReactNode;
}

/**
 * Where a theme begins: everything of ours is styled inside this box and nothing outside of it. Roots nest, each with
 * a theme of its own; dialogs and lists open inside the nearest.
 * @public
 */
export function ThemeRoot(props: ThemeRootProps) {
  const { preset = 'ink', scheme = 'light', density, settings, locale, children } = props;
  const dir = props.dir ?? (locale === undefined ? undefined : directionOf(locale));
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const portalContext = useMemo(() => ({ portal, dir }), [portal, dir]);
  const { properties, className, ring } = useMemo(() => safeTheme(settings), [settings]);
  return (
    <div
      className={cx('bx', className)}
      data-preset={preset}
      data-theme={scheme}
      data-density={density}
      data-ring={ring}
      dir={dir}
      lang={locale}
      style={properties as CSSProperties}
    >
      <PortalContext.Provider value={portalContext}>
        <div className={css.widget}>{children}</div>
      </PortalContext.Provider>
      {/* Beside the container, because a container would hold what is fixed to the window. */}
      <div ref={setPortal} />
    </div>
  );
}
