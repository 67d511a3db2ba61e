'use client';
import { useEffect, useState } from 'react';

/** True while the browser says that it has no connection. False does not mean that calls arrive. */
export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(() => typeof navigator !== 'undefined' && !navigator.onLine);
  useEffect(() => {
    const hear = ({ type }: Event) => setOffline(type === 'offline');
    window.addEventListener('offline', hear);
    window.addEventListener('online', hear);
    return () => {
      window.removeEventListener('offline', hear);
      window.removeEventListener('online', hear);
    };
  }, []);
  return isOffline;
}
