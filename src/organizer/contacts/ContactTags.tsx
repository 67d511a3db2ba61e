'use client';
import type { Contact } from '../../contract';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import * as css from './contacts.css';

/** A contact's tags, and that no email is wanted. */
export function ContactTags({
  contact: { tags, unsubscribed },
}: {
  contact: Pick<Contact, 'tags' | 'unsubscribed'>;
}) {
  const t = useT();
  return (
    <span className={css.inline[2]}>
      {unsubscribed && <Tag tone="warning">{t('organizer.contacts.unsubscribed')}</Tag>}
      {tags.map((tag) => (
        <Tag key={tag}>
          <bdi>{tag}</bdi>
        </Tag>
      ))}
    </span>
  );
}
