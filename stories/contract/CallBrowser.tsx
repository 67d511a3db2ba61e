import { useEffect, useRef, useState } from 'react';
import reader from 'redoc/bundles/redoc.standalone.js?url';
import { loadScript } from '../../src/payments';
import document from '../../src/contract/generated/openapi.json';

/** The part of Redoc's browser build that draws a document into an element. */
interface Redoc {
  init(spec: object, options: object, element: HTMLElement, done: (error?: Error) => void): void;
}
type Methods = Record<string, { tags: string[] }>;

const redoc = () => (globalThis as { Redoc?: Redoc }).Redoc;
const all = 'all areas';
const areas = document.tags.map(({ name }) => name);
const paths = Object.entries(document.paths as Record<string, Methods>);
const font = { fontFamily: 'system-ui, sans-serif' };
const options = {
  hideDownloadButton: true,
  nativeScrollbars: true,
  expandResponses: '200',
  theme: { typography: { ...font, headings: font } },
};

/** The document with one area's calls only: all of them take a while to draw. */
function documentOf(area: string): object {
  if (area === all) return document;
  const isOfIt = (methods: Methods) => Object.values(methods).some(({ tags }) => tags.includes(area));
  return {
    ...document,
    tags: [{ name: area }],
    paths: Object.fromEntries(paths.filter(([, methods]) => isOfIt(methods))),
  };
}

/** Every call of the contract, to search and read, from `openapi.json`. */
export function CallBrowser() {
  const anchor = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState('orders');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = anchor.current?.appendChild(window.document.createElement('div'));
    const draw = () => {
      if (element?.isConnected)
        redoc()?.init(documentOf(area), options, element, (error) => setFailed(error !== undefined));
    };
    // Its reader is large and made for a script element: only this page brings it.
    loadScript(reader, { isReady: () => redoc() !== undefined }).then(draw, () => setFailed(true));
    return () => element?.remove();
  }, [area]);
  return (
    <>
      <p>
        <label>
          Area{' '}
          <select value={area} onChange={({ target }) => setArea(target.value)}>
            {[...areas, all].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {failed && (
        <p role="alert">The contract could not be drawn; it is in src/contract/generated/openapi.json.</p>
      )}
      <div ref={anchor} />
    </>
  );
}
