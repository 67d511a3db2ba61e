'use client';
import { useRef, useState, type ReactNode } from 'react';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { PlainList } from '../kit/page/PlainList';
import * as css from './contacts.css';

interface ActivityPartProps<Item extends { id: string }> {
  title: string;
  /** Said where there are none. */
  none: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** So many rows at once: the other parts of the contact stay in reach. */
const step = 10;

/** One kind of what a contact did. */
export function ActivityPart<Item extends { id: string }>(props: ActivityPartProps<Item>) {
  const { title, none, items, children } = props;
  const t = useT();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [visible, setVisible] = useState(step);
  const showMore = () => {
    setVisible(visible + step);
    // The button is gone once everything is there.
    if (visible + step >= items.length) heading.current?.focus();
  };
  return (
    <section className={css.stack[3]}>
      <Heading ref={heading} level={2} size="md" tabIndex={-1}>
        {title}
      </Heading>
      {items.length === 0 ? (
        <p className={css.quiet}>{none}</p>
      ) : (
        <PlainList className={css.list} aria-label={title}>
          {items.slice(0, visible).map((item) => (
            <li key={item.id} className={css.listRow}>
              <div className={css.about}>{children(item)}</div>
            </li>
          ))}
        </PlainList>
      )}
      {items.length > visible && (
        <div>
          <Button onClick={showMore}>
            {t('list.more', {
              shown: visible.toLocaleString(locale),
              all: items.length.toLocaleString(locale),
            })}
          </Button>
        </div>
      )}
    </section>
  );
}
