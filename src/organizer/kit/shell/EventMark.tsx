'use client';
import * as css from './OrganizerShell.css';

/** The first letter of an event's name; an ornament beside it. */
export function EventMark({ name, isSmall = false }: { name: string | undefined; isSmall?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={css.mark}
      data-small={isSmall ? '' : undefined}
      data-empty={name ? undefined : ''}
    >
      {name?.slice(0, 1)}
    </span>
  );
}
