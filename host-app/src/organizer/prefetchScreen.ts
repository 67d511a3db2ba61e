import { createElement, lazy, useState, type ComponentType } from 'react';
import { accountScreens, type AccountScreenName } from './accountScreens';
import { loadScreen } from './loadScreen';
import { screens, type ScreenName, type ScreenProps } from './screens';
import { supportScreens } from './supportScreens';

/** Screens of an event whose chunk is there. */
const loaded = new Map<ScreenName, ComponentType<ScreenProps>>();

/** A screen that was prefetched. */
export const loadedScreen = (name: ScreenName) => loaded.get(name);

/** A screen in a chunk of its own. One that was prefetched is drawn at once, where `lazy` alone would show its skeleton for a moment. */
export function lazyScreen(name: ScreenName): ComponentType<ScreenProps> {
  const Later = lazy(async () => ({ default: await loadScreen[name]() }));
  return function LazyScreen(props) {
    // It stays what it was while it is shown: the other would begin anew.
    const [Screen] = useState(() => loaded.get(name) ?? Later);
    return createElement(Screen, props);
  };
}

const accountChunks: Readonly<Record<AccountScreenName, () => Promise<unknown>>> = {
  events: () => import('./Events'),
  contacts: () => import('./Contacts'),
  tags: () => import('./Tags'),
  attributes: () => import('./Attributes'),
  companies: () => import('./Companies'),
  accountWebhooks: () => import('./Webhooks'),
  apps: () => import('./Developers'),
  extensions: () => import('./Developers'),
  accountEmailDomain: () => import('./EmailDomain'),
  cookieConsents: () => import('./CookieConsents'),
  members: () => import('./Members'),
  singleSignOn: () => import('./SingleSignOn'),
  accountSettings: () => import('./Members'),
  payer: () => import('./Members'),
  // Of the first chunk.
  account: () => Promise.resolve(),
  profile: () => import('./Members'),
  ownAccounts: () => import('./Members'),
};

const ofEvent = /^\/organizer\/events\/[^/]+\/(.+)$/;

/** Fetches the chunk of the screen at an address of the navigation, once the pointer or the focus is on its link. A failure is shown where the screen is. */
export async function prefetchScreen(href: string): Promise<void> {
  const [pathname = ''] = href.split(/[?#]/);
  try {
    const screen = screens.find(({ path }) => path.split('/:')[0] === ofEvent.exec(pathname)?.[1]);
    const accountScreen = accountScreens.find((one) => one.href === pathname);
    if (accountScreen) await accountChunks[accountScreen.name]();
    else if (supportScreens.some((one) => one.href === pathname)) await import('./Support');
    else if (screen) loaded.set(screen.name, await loadScreen[screen.name]());
  } catch {
    // Requested again when it is opened.
  }
}
