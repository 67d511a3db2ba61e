import { Markdown } from '@storybook/addon-docs/blocks';
import { useMemo, type ComponentProps } from 'react';
import { A, elements } from '../docs/frame/elements';
import { linkWithin } from './guidePages';

interface GuideProps {
  /** Below `docs`, e.g. `security/csp.md`. */
  file: string;
  text: string;
}

const linkOf = (file: string) =>
  function Link({ href = '', children }: ComponentProps<'a'>) {
    const target = linkWithin(file, href);
    return target === undefined ? children : <A href={target}>{children}</A>;
  };

/** A document of `docs` as a page; its links to other documents lead to their pages, and those to what has none are words. */
export function Guide({ file, text }: GuideProps) {
  const overrides = useMemo(() => ({ ...elements, a: linkOf(file) }), [file]);
  return <Markdown options={{ overrides }}>{text}</Markdown>;
}
