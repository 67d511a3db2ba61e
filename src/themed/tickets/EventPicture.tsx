'use client';
import { useState } from 'react';
import type { EventInfo } from '../../contract';
import { safeUrl } from '../../domain';
import * as css from './EventPicture.css';

interface EventPictureProps {
  /** Its picture is drawn if it has an https address. */
  event: EventInfo;
}

/** The picture of an event, which says nothing that its name does not. One that fails leaves its background, so that nothing moves (FAULTS F64). */
export function EventPicture({ event }: EventPictureProps) {
  const [failed, setFailed] = useState<string>();
  const address = safeUrl(event['picture-url'], { allow: ['https:'] });
  return (
    <div className={css.box}>
      {address && address !== failed && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
          className={css.image}
        />
      )}
    </div>
  );
}
