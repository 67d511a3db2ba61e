import { useEffect, useState } from 'react';
import type { LoaderFile } from './snippet';

/** The loader's name and integrity; `null` where the host app was not built, as in development; undefined while it is asked for. */
export function useLoaderFile(): LoaderFile | null | undefined {
  const [file, setFile] = useState<LoaderFile | null>();
  useEffect(() => {
    const asked = new AbortController();
    fetch('/embed/manifest.json', { signal: asked.signal })
      .then((answer) => answer.json() as Promise<{ loader: LoaderFile }>)
      .then(({ loader }) => setFile(loader))
      // A page instead of a manifest: the development server answers every address.
      .catch(() => asked.signal.aborted || setFile(null));
    return () => asked.abort();
  }, []);
  return file;
}
