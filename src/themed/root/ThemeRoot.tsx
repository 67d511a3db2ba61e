'use client';
import { useContext, useMemo, useState, type CSSProperties } from 'react';
import { safeTheme } from '../../domain';
import { directionOf } from '../../i18n';
import { cx } from '../kit/cx';
import { BrandContext, type ThemeRootProps } from './BrandContext';
import { PortalContext } from './PortalContext';
import { StylesWatch } from './StylesWatch';
import * as css from './ThemeRoot.css';

/**
 * Where a theme begins: everything of ours is styled inside this box and nothing outside of it. Roots nest, each with
 * a theme of its own; dialogs and lists open inside the nearest.
 * @public
 */
export function ThemeRoot(props: ThemeRootProps) {
  const brand = useContext(BrandContext);
  const { settings = brand.settings, locale = brand.locale, children } = props;
  const dir = props.dir ?? brand.dir ?? (locale === undefined ? undefined : directionOf(locale));
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const portalContext = useMemo(() => ({ portal, dir, brand }), [portal, dir, brand]);
  const { properties, className, ring } = useMemo(() => safeTheme(settings), [settings]);
  return (
    <div
      className={cx('bx', className)}
      data-preset={props.preset ?? brand.preset ?? 'ink'}
      data-theme={props.scheme ?? brand.scheme ?? 'light'}
      data-density={props.density ?? brand.density}
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
      {process.env.NODE_ENV !== 'production' && <StylesWatch portal={portal} />}
    </div>
  );
}
