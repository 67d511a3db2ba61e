'use client';
import type { AuthFailure } from '../../domain';
import { useT, type MessageKey } from '../../i18n';
import { Notice } from '../kit/Notice';
import { serviceKey } from './ServiceMark';

/** Codes the contract gives for signing in and up. */
const notKnown = 4001;
const taken = 4022;
/** A link or a token of another site that is unknown, used or expired. */
const expired = 4046;

/** Why somebody could not be signed in or up, and what to do. 000 §8. */
export function FailureNotice({ failure, of }: { failure: AuthFailure; of: 'signIn' | 'signUp' }) {
  const t = useT();
  const service = failure.service ? t(serviceKey(failure.service)) : '';
  return (
    <Notice tone="danger" live="assertive" title={t(`account.failed.${of}`)}>
      {t(messageKeyOf(failure), { service })}
    </Notice>
  );
}

function messageKeyOf({ service, code, isRefusal }: AuthFailure): MessageKey {
  if (isRefusal) return 'account.failed.refused';
  if (code === notKnown) return service ? 'account.failed.unknownHere' : 'account.failed.credentials';
  if (code === expired) return 'account.failed.link';
  return code === taken ? 'account.failed.taken' : 'error.default';
}
