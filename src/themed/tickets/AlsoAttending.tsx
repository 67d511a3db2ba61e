'use client';
import { useId } from 'react';
import type { AttendeeThumbnail } from '../../contract';
import { visibleAttendees } from '../../domain';
import { useT } from '../../i18n';
import { Avatar } from '../kit/Avatar';
import { Heading } from '../kit/Heading';
import * as css from './AlsoAttending.css';
import { widget } from '../root/ThemeRoot.css';

/** Said aloud: a browser forgets it where a style takes the marks away. */
const list = 'list';

/** Props of `AlsoAttending`. @public */
export interface AlsoAttendingProps {
  /** Those with neither name nor company are left out; at most twelve of the rest are shown. */
  attendees: readonly AttendeeThumbnail[];
  /** Place of the title in the page's outline. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** Who else is coming; nothing when there is nobody to show. 000 §2.4. @public */
export function AlsoAttending({ attendees, level = 3 }: AlsoAttendingProps) {
  const t = useT();
  const id = useId();
  const visible = visibleAttendees(attendees);
  if (visible.length === 0) return null;
  return (
    <section className={widget} aria-labelledby={id}>
      <Heading level={level} size="lg" id={id}>
        {t('attendees.title')}
      </Heading>
      <ul role={list} className={css.list}>
        {visible.map(({ id: key, fullName, company, photo }) => (
          <li key={key} className={css.person}>
            <Avatar name={fullName?.trim() || company?.trim() || ''} src={photo} decorative />
            <span className={css.text}>
              {fullName && (
                <span dir="auto" className={css.fullName} title={fullName}>
                  {fullName}
                </span>
              )}
              {company && (
                <span dir="auto" className={css.company} title={company}>
                  {company}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
