'use client';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { useLatest } from '../../../react';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { IconButton } from '../../../themed/kit/IconButton';
import { lazyDialog } from '../lazy';
import * as css from './Drawer.css';
import { useIsRoomy } from './useIsRoomy';

/** Pixels of the screen from which a drawer stands beside the rest. */
const roomForDrawer = 832;

const DrawerDialog = /* @__PURE__ */ lazyDialog(() => import('./DrawerDialog'), 'DrawerDialog');

const BesideContext = /* @__PURE__ */ createContext<boolean | null>(null);

/** Holds a screen and, after it, its open `Drawer`: beside it where there is room. @experimental */
export function DrawerLayout({ children, drawer }: { children: ReactNode; drawer?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isRoomy = useIsRoomy(root, roomForDrawer);
  const isOpen = drawer !== undefined && drawer !== null && drawer !== false;
  useEffect(() => {
    // Nothing hovers over a row on a phone.
    if (isRoomy === false) void DrawerDialog.load();
  }, [isRoomy]);
  return (
    <div ref={root} className={css.layout} data-beside={isOpen && isRoomy ? '' : undefined}>
      <div className={css.rest}>{children}</div>
      <BesideContext.Provider value={isRoomy}>{drawer}</BesideContext.Provider>
    </div>
  );
}

/** Props of `Drawer`. @experimental */
export interface DrawerProps {
  /** What is shown: its name or number. */
  title: string;
  /** Small words above the title: what kind of thing this is. */
  kind?: string | undefined;
  /** Name of the closing button; "Close" when absent. */
  closeLabel?: string | undefined;
  /** It wants to be closed: Escape, or its closing button. */
  onClose: () => void;
  /** The details; they scroll when they are long. */
  children: ReactNode;
  /** Buttons, the main one last; they stay in sight. */
  footer?: ReactNode;
  /** Focus moves to the title when this changes: the id of what is shown. */
  contentKey?: string | undefined;
}

/** Details of one thing of a list: 376 px beside it, or a dialog above it where there is no room. In a `DrawerLayout`. @experimental */
export function Drawer(props: DrawerProps) {
  const isBeside = useContext(BesideContext);
  if (isBeside === null) return null;
  if (isBeside) return <Beside {...props} />;
  return <DrawerDialog {...props} />;
}

/** What opened it, while it is there; a drawer that was opened by its address has none. */
const openerOf = (element: Element | null) =>
  element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;

const headingAround = (drawer: Element) =>
  (drawer.closest('main') ?? drawer.parentElement)?.querySelector<HTMLElement>('h1, h2[tabindex]');

function Beside({ title, kind, closeLabel, onClose, children, footer, contentKey }: DrawerProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!drawer.current?.contains(activeElement)) opener.current = activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [contentKey]);
  // While it is still there: a focus that goes with it would be nowhere.
  useLayoutEffect(() => {
    const element = drawer.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const before = openerOf(opener.current) ?? headingAround(element);
      before?.focus({ preventScroll: true });
    };
  }, []);
  const closeRef = useLatest(onClose);
  useEffect(() => {
    const element = drawer.current;
    // A menu or a dialog inside has an Escape of its own.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeRef.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [closeRef]);
  return (
    <aside ref={drawer} aria-label={title} className={css.drawer}>
      <header className={css.head}>
        <div className={css.text}>
          {kind !== undefined && <p className={css.kind}>{kind}</p>}
          <Heading ref={heading} level={2} size="lg" tabIndex={-1} className={css.title}>
            <bdi>{title}</bdi>
          </Heading>
        </div>
        <IconButton label={closeLabel ?? t('kit.close')} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </aside>
  );
}
