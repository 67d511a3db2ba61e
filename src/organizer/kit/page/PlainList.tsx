import type { HTMLAttributes, Ref } from 'react';

export interface PlainListProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'className' | 'hidden' | 'children' | 'aria-label' | 'aria-labelledby'
> {
  /** Its order means something. Default: false. */
  ordered?: boolean | undefined;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Safari forgets that a list without bullets is one. */
const list = 'list';

/** A list that is drawn without bullets or numbers. */
export function PlainList({ ordered = false, ref, ...rest }: PlainListProps) {
  return ordered ? <ol {...rest} ref={ref} role={list} /> : <ul {...rest} role={list} />;
}
