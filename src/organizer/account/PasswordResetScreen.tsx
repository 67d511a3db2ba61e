'use client';
import type { ResetSource } from '../../contract';
import { usePasswordReset, usePasswordResetRequest } from '../../hooks';
import { NewPasswordForm } from '../../themed/account/NewPasswordForm';
import { ResetRequestForm } from '../../themed/account/ResetRequestForm';

/** Props of `PasswordResetScreen`. @experimental */
export interface PasswordResetScreenProps {
  /** Of the mail's link; without one the mail is asked for. */
  hash?: string | undefined;
  /** Where the mail leads back to. */
  source?: ResetSource | undefined;
  /** Where one signs in. */
  signInHref: string;
  /** Where another mail is asked for. */
  resetHref: string;
}

/** Asking for the mail, and choosing a new password behind its link. 002 §7. @experimental */
export function PasswordResetScreen({ hash, source = 'organizer', ...hrefs }: PasswordResetScreenProps) {
  return hash ? (
    <Choose hash={hash} source={source} {...hrefs} />
  ) : (
    <ResetRequest source={source} signInHref={hrefs.signInHref} />
  );
}

function ResetRequest({ source, signInHref }: { source: ResetSource; signInHref: string }) {
  const { mutate, status } = usePasswordResetRequest(source);
  const at = ({ idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const)[status];
  return <ResetRequestForm at={at} onSubmit={(user) => mutate(user)} signInHref={signInHref} />;
}

/** 4046: an unknown, used or expired hash. */
const expired = 4046;

function Choose(props: Required<Omit<PasswordResetScreenProps, 'hash' | 'source'>> & ChooseProps) {
  const { hash, source, signInHref, resetHref } = props;
  const { mutate, status, code } = usePasswordReset(hash, source);
  const failed = code === expired ? 'expired' : 'failed';
  const at = ({ idle: 'idle', pending: 'sending', success: 'done', error: failed } as const)[status];
  return (
    <NewPasswordForm
      at={at}
      onSubmit={(password) => mutate(password)}
      signInHref={signInHref}
      resetHref={resetHref}
    />
  );
}

interface ChooseProps {
  hash: string;
  source: ResetSource;
}
