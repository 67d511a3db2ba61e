import { useEffect, useState } from 'react';
import type { LoaderFile } from './snippet';

/** The loader's name and integrity; `null` where the host app was not built, as in development; undefined while it is requested. */
export function useLoaderFile(): LoaderFile | null | undefined {
  const [file, setFile] = useState<LoaderFile | null>();
  useEffect(() => {
    const requested = new AbortController();
    fetch('/embed/manifest.json', { signal: requested.signal })
      .then((answer) => answer.json() as Promise<{ loader: LoaderFile }>)
      .then(({ loader }) => setFile(loader))
      // A page instead of a manifest: the development server answers every address.
      .catch(() => requested.signal.aborted || setFile(null));
    return () => requested.abort();
  }, []);
  return file;
}
