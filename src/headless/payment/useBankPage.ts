'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { safeUrl } from '../../domain';
import { isOwnMessage } from '../../domain/text/ownMessage';
import { useLatest } from '../../react';

export interface BankPageOptions {
  url: string;
  /** The page came back to `returnOrigin` and says it is done. Called once; it proves nothing. */
  onAnswered: (() => void) | undefined;
  /** Exact origin of the page that the bank goes back to. Default: this page's. */
  returnOrigin: string | undefined;
}

export interface BankPageState {
  /** For the frame that shows it. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** What the frame may load; null for an address that no frame may. */
  address: string | null;
  /** The content policy of the page around us keeps the frame out. */
  isForbidden: boolean;
}

/** The bank's page in a frame: whether it may be there, and what comes back from it. FAULTS F40, F41, A12. */
export function useBankPage({
  url,
  onAnswered,
  returnOrigin = window.location.origin,
}: BankPageOptions): BankPageState {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const address = safeUrl(url, { allow: ['https:', 'relative'] });
  const isForbidden = useForbidden(address);
  useAnswer(frameRef, returnOrigin, onAnswered);
  return { frameRef, address, isForbidden };
}

function useForbidden(address: string | null): boolean {
  const [isForbidden, setForbidden] = useState(false);
  useEffect(() => {
    if (!address) return;
    const hear = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && isWithin(blockedURI, address))
        setForbidden(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [address]);
  return isForbidden;
}

/** A browser tells no more than the origin of what it blocked. */
const isWithin = (blocked: string, address: string): boolean =>
  blocked !== '' && new URL(address, location.href).href.startsWith(blocked);

/** The return page's word, from its origin and this frame only, once (FAULTS F41, A12). It proves nothing. */
function useAnswer(
  frame: RefObject<HTMLIFrameElement | null>,
  returnOrigin: string,
  onAnswered: (() => void) | undefined,
) {
  const latestRef = useLatest(onAnswered);
  const isAnswered = useRef(false);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === returnOrigin && source === frame.current?.contentWindow;
      if (isAnswered.current || !isOurs || !isOwnMessage(data, 'challengeAnswered')) return;
      isAnswered.current = true;
      latestRef.current?.();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, returnOrigin, latestRef]);
}
