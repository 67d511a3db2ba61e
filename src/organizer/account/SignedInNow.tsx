'use client';
import { useState, type MouseEvent } from 'react';
import type { SignedInPerson } from '../../contract';
import type { AccountEvent } from '../../domain';
import { useSignedInPerson, useSignOut } from '../../hooks';
import { AccountMenu, SignedInCard } from '../../themed/account/SignedIn';
import { RoutedLink } from '../kit/page/RoutedLink';
import { OtherAccounts } from './AccountSwitcher';

/** Props of `SignedInMenu`. @experimental */
export interface SignedInMenuProps {
  /** Called when somebody has signed out. */
  onEvent?: ((event: AccountEvent) => void) | undefined;
  /** Above the way out: their profile, their accounts. */
  links?: readonly { href: string; label: string }[] | undefined;
  /**
   * Adds “Switch account” for whoever belongs to more than one. Another was picked: show `OpenAccountScreen` of it, once what isn’t saved
   * may be left. Without it there is no such button, as where an `AccountSwitcher` stands above.
   */
  onSwitchAccount?: ((accountId: string) => void) | undefined;
  /** Called with a plain click on one of `links`; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

interface SignedInNowProps extends Pick<SignedInMenuProps, 'onEvent'> {
  person: SignedInPerson;
  goHref: string;
}

/** Instead of a form, for somebody who is signed in already. */
export function SignedInNow({ person, goHref, ...rest }: SignedInNowProps) {
  return <SignedInCard person={person} goHref={goHref} {...useLeaving(rest)} />;
}

/** Who is signed in, and the way out; nothing while nobody is. @experimental */
export function SignedInMenu({ links = [], onNavigate, onSwitchAccount, ...rest }: SignedInMenuProps) {
  const { data: person } = useSignedInPerson();
  const leaving = useLeaving(rest);
  return (
    person && (
      <AccountMenu person={person} {...leaving}>
        {links.map(({ href, label }) => (
          <RoutedLink key={href} href={href} onNavigate={onNavigate}>
            {label}
          </RoutedLink>
        ))}
        {onSwitchAccount && <OtherAccounts onSwitch={onSwitchAccount} />}
      </AccountMenu>
    )
  );
}

function useLeaving({ onEvent }: Pick<SignedInMenuProps, 'onEvent'>) {
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // Out they are here, whatever the backend made of it.
    await signOut().catch(() => undefined);
    setBusy(false);
    onEvent?.({ type: 'signedOut' });
  };
  return { busy, onSignOut: () => void leave() };
}
