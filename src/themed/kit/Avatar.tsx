'use client';
import { useState } from 'react';
import { safeUrl } from '../../domain';
import * as css from './Avatar.css';
import { cx } from './cx';

/** Props of `Avatar`. @public */
export interface AvatarProps {
  /** Whose face it is; read aloud unless `decorative`. */
  name: string;
  /** Shown once it is there, if it is an https address; the first letter of the name until then and otherwise. */
  src?: string | undefined;
  /** 32 or 40 px. */
  size?: 'small' | 'medium' | undefined;
  /** The name stands beside it already. */
  decorative?: boolean | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

const initialOf = (name: string): string =>
  String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2022).toLocaleUpperCase();

/** A face, or the first letter of a name. @public */
export function Avatar({ name, src, size = 'medium', decorative, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const address = safeUrl(src, { allow: ['https:', 'relative'] });
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...spoken} className={cx(css.avatar, css.sizes[size], className)}>
      {address !== loaded && initialOf(name)}
      {address && address !== failed && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(address)}
          onError={() => setFailed(address)}
          className={css.picture}
        />
      )}
    </span>
  );
}
