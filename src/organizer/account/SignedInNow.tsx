'use client';
import { useState } from 'react';
import type { SignedInPerson } from '../../contract';
import type { AccountEvent } from '../../domain';
import { useSignedInPerson, useSignOut } from '../../hooks';
import { AccountMenu, SignedInCard } from '../../themed/account/SignedIn';

/** Props of `SignedInMenu`. @experimental */
export interface SignedInMenuProps {
  /** Called when somebody has signed out. */
  onEvent?: ((event: AccountEvent) => void) | undefined;
}

interface SignedInNowProps extends SignedInMenuProps {
  person: SignedInPerson;
  goHref: string;
}

/** Instead of a form, for somebody who is signed in already. */
export function SignedInNow({ person, goHref, ...rest }: SignedInNowProps) {
  return <SignedInCard person={person} goHref={goHref} {...useLeaving(rest)} />;
}

/** Who is signed in, and the way out; nothing while nobody is. @experimental */
export function SignedInMenu(props: SignedInMenuProps) {
  const { data: person } = useSignedInPerson();
  const leaving = useLeaving(props);
  return person ? <AccountMenu person={person} {...leaving} /> : null;
}

function useLeaving({ onEvent }: SignedInMenuProps) {
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
