import { useEffect, useRef, useState } from 'react';
import document from '../../src/contract/openapi.json';

const options = {
  scrollYOffset: 0,
  hideDownloadButton: true,
  sortTagsAlphabetically: true,
  expandResponses: '200',
  theme: {
    typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
  },
};

/** Every call of the contract, to search and read, from `openapi.json`. */
export function CallBrowser() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    // A document of 300 calls and its reader are brought only to those who open this page.
    void import('redoc/bundles/redoc.standalone.js').then(({ default: Redoc }) => {
      if (place.current)
        Redoc.init(document, options, place.current, (error) => setState(error ? 'failed' : 'shown'));
    });
  }, []);
  return (
    <>
      {state === 'loading' && <p>Reading the contract…</p>}
      {state === 'failed' && <p>The contract could not be drawn; it is in src/contract/openapi.json.</p>}
      <div ref={place} />
    </>
  );
}
