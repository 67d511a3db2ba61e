'use client';
import { useState } from 'react';
import { safeUrl } from '../../domain';
import * as css from './EventLogo.css';

export interface EventLogoProps {
  /** `https`, or a path of this site; nothing is shown for anything else, or once it can't be loaded. */
  address: string;
  /** Whose logo it is. */
  name: string;
}

/** The organizer's mark. 001 §2.1; FAULTS A06. */
export function EventLogo({ address, name }: EventLogoProps) {
  const [failed, setFailed] = useState<string>();
  const safe = safeUrl(address, { allow: ['https:', 'relative'] });
  if (!safe || safe === failed) return null;
  return (
    <img
      src={safe}
      alt={name}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(safe)}
      className={css.logo}
    />
  );
}
