'use client';
import type { ReactNode } from 'react';
import type { Person } from '../../contract';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { AccountCard } from './AccountCard';
import * as css from './account.css';

/** Props of `SignedIn`. @public */
export interface SignedInProps {
  /** Who is signed in. */
  person: Person;
  /** Signing out is on its way. */
  busy?: boolean | undefined;
  /** They want to be signed out. */
  onSignOut: () => void;
}

const nameOf = (person: Person) => `${person['first-name']} ${person['last-name']}`.trim();

/** Who is signed in, small, for a menu. @public */
export function AccountMenu({ person, busy, onSignOut, children }: SignedInProps & { children?: ReactNode }) {
  const t = useT();
  return (
    <div className={css.menu}>
      <p className={css.muted}>{t('account.signedIn.as')}</p>
      <bdi>{nameOf(person) || person['primary-email']}</bdi>
      {children}
      <LinkButton busy={busy} onClick={onSignOut}>
        {t('account.signOut')}
      </LinkButton>
    </div>
  );
}

/** Instead of the form, for somebody who is signed in already. @public */
export function SignedInCard({ goHref, ...props }: SignedInProps & { goHref: string }) {
  const t = useT();
  return (
    <AccountCard title={t('account.signedIn.title')}>
      <AccountMenu {...props} />
      <div>
        <ButtonLink variant="primary" href={goHref}>
          {t('account.signedIn.go')}
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
