import { Source } from '@storybook/addon-docs/blocks';
import { isValidElement, type ComponentProps, type ReactNode } from 'react';
import * as css from './docs.css';

const wrap = (name: string) => (name.startsWith('./') || name.startsWith('?') ? '_parent' : undefined);

/** Links to other pages of Storybook leave the frame that this page is in. */
export function A({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} href={href.startsWith('?') ? `./${href}` : href} target={wrap(href)}>
      {children}
    </a>
  );
}

export const H1 = (props: ComponentProps<'h1'>) => (
  <h1 {...props} className={css.h1}>
    {props.children}
  </h1>
);
export const H2 = (props: ComponentProps<'h2'>) => (
  <h2 {...props} className={css.h2}>
    {props.children}
  </h2>
);
export const H3 = (props: ComponentProps<'h3'>) => (
  <h3 {...props} className={css.h3}>
    {props.children}
  </h3>
);
export const P = (props: ComponentProps<'p'>) => <p {...props} className={css.p} />;
export const Ul = (props: ComponentProps<'ul'>) => <ul {...props} className={css.list} />;
export const Index = (props: ComponentProps<'ul'>) => <ul {...props} className={css.index} />;
const Ol = (props: ComponentProps<'ol'>) => <ol {...props} className={css.list} />;
const Quote = (props: ComponentProps<'blockquote'>) => <blockquote {...props} className={css.quote} />;
const Rule = () => <hr className={css.rule} />;
export const Lead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;

/** What scrolls must be reachable by keyboard. */
const scrolls = { role: 'region', tabIndex: 0 };

export const Table = ({ label = 'Table', ...props }: ComponentProps<'table'> & { label?: string }) => (
  <div className={css.tableBox} aria-label={label} {...scrolls}>
    <table {...props} className={css.table} />
  </div>
);
export const Th = (props: ComponentProps<'th'>) => <th scope="col" {...props} className={css.th} />;
export const Td = (props: ComponentProps<'td'>) => <td {...props} className={css.td} />;
export const Code = (props: ComponentProps<'code'>) => <code {...props} className={css.code} />;

/** A block of code, with a button that copies it. */
function Pre({ children }: { children?: ReactNode }) {
  if (!isValidElement<{ className?: string; children?: unknown }>(children)) return <pre>{children}</pre>;
  const { className, children: code } = children.props;
  return (
    <Snippet
      language={className?.replace('language-', '')}
      code={typeof code === 'string' ? code.trimEnd() : ''}
    />
  );
}

const languages = ['tsx', 'bash', 'css', 'html', 'json', 'typescript'] as const;
const named: Readonly<Record<string, (typeof languages)[number]>> = { ts: 'typescript', sh: 'bash' };

export function Snippet({ code, language = 'tsx' }: { code: string; language?: string | undefined }) {
  const known = named[language] ?? languages.find((name) => name === language) ?? 'bash';
  return <Source code={code} language={known} />;
}

/** What plain words of a page become. */
export const elements = {
  a: A,
  h1: H1,
  h2: H2,
  h3: H3,
  p: P,
  ul: Ul,
  ol: Ol,
  blockquote: Quote,
  hr: Rule,
  table: Table,
  th: Th,
  td: Td,
  code: Code,
  pre: Pre,
};
