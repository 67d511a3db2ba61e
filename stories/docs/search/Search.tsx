import { useDeferredValue, useId, useMemo, useState } from 'react';
import { TextInput } from '../../../src/themed';
import { A } from '../frame/elements';
import { createSearch, type Hit } from './createSearch';
import * as css from './search.css';
import type { Section } from './sections';

interface SearchProps {
  sections: readonly Section[];
}

const Found = ({ section: { id, page, heading }, excerpt }: Hit) => (
  <li>
    <div className={css.head}>
      <A href={id}>{heading === '' ? page : heading}</A>
      {heading !== '' && <span className={css.page}>{page}</span>}
    </div>
    <p className={css.excerpt}>
      {excerpt.map(({ text, isFound }, index) =>
        isFound ? (
          <mark key={index} className={css.found}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  </li>
);

const countOf = ({ length }: readonly Hit[]) => {
  if (length === 0) return 'Nothing found. Try fewer words.';
  return length === 1 ? '1 section' : `${length} sections`;
};

/** A field, and below it the sections of all pages that have its words. */
export function Search({ sections }: SearchProps) {
  const id = useId();
  const search = useMemo(() => createSearch(sections), [sections]);
  const [query, setQuery] = useState('');
  const requested = useDeferredValue(query.trim());
  const hits = useMemo(() => (requested === '' ? undefined : search(requested)), [search, requested]);
  return (
    <div role="search">
      <label htmlFor={id} className={css.label}>
        Search all pages
      </label>
      <TextInput
        id={id}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={css.count}>
        {hits && countOf(hits)}
      </p>
      {hits && hits.length > 0 && (
        <ol className={css.hits}>
          {hits.map((hit) => (
            <Found key={hit.section.id} {...hit} />
          ))}
        </ol>
      )}
    </div>
  );
}
