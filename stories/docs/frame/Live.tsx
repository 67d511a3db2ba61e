import { useEffect, useRef, useState } from 'react';
import * as css from './live.css';
import { useToolbar } from './toolbar';

/** What a frame hears of the toolbar; the rest says how this window is set up. */
const passedOn = ['preset', 'scheme', 'density', 'locale', 'direction', 'texts', 'motion', 'colours'];

export interface LiveProps {
  /** Id of the story, e.g. `tickets-tickettable--all-states`. */
  story: string;
  /** Said of the frame, and written under it with a link to the story. */
  title: string;
  /** Instead of what the toolbar says. */
  globals?: Readonly<Record<string, string>>;
  /** No higher than this, in pixels; what is longer scrolls. */
  tallest?: number;
}

/** A story, alive, in a page of text: with its own backend and as high as what it shows. Loads when it comes into view. */
export function Live({ story, title, globals, tallest = 900 }: LiveProps) {
  const toolbar = useToolbar();
  const reported = passedOn.flatMap((name) => {
    const value = globals?.[name] ?? toolbar[name];
    return typeof value === 'string' ? [`${name}:${value}`] : [];
  });
  const src = `iframe.html?viewMode=story&id=${story}&globals=${reported.join(';')}`;
  return (
    <figure className={css.figure}>
      <GrowingFrame key={src} src={src} title={title} tallest={tallest} />
      <figcaption className={css.caption}>
        {title}
        <a className={css.link} href={`./?path=/story/${story}`} target="_parent">
          Open the story
        </a>
      </figcaption>
    </figure>
  );
}

function GrowingFrame({ src, title, tallest }: { src: string; title: string; tallest: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [visible, setVisible] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!visible) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(visible.getBoundingClientRect().height)));
    observer.observe(visible);
    return () => observer.disconnect();
  }, [visible]);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={src}
      title={title}
      loading="lazy"
      style={{ blockSize: Math.min(Math.max(height, 96), tallest) }}
      onLoad={() => {
        const inside = frame.current?.contentDocument;
        // The theme's ground goes up to the edge here.
        inside?.body.style.setProperty('padding', '0');
        setVisible(inside?.getElementById('storybook-root') ?? null);
      }}
    />
  );
}
