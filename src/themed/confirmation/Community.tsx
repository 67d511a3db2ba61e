'use client';
import { useId } from 'react';
import type { ConfirmationThumbnail } from '../../contract';
import { visibleAttendees } from '../../domain';
import { useT } from '../../i18n';
import { Avatar } from '../kit/Avatar';
import { ButtonLink } from '../kit/ButtonLink';
import { Heading } from '../kit/Heading';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './Community.css';

export interface CommunityProps {
  /** Where it is joined; checked (`communityAddress`). */
  address: string;
  /** At most twelve are shown; who has no picture gets a letter. */
  people: readonly ConfirmationThumbnail[];
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** Who is coming, and the way to them. 001 §2.6. */
export function Community({ address, people }: CommunityProps) {
  const t = useT();
  const id = useId();
  const visible = visibleAttendees(
    people.map(({ thumbnailPhotoURL, ...person }) => ({
      ...person,
      ...(thumbnailPhotoURL ? { photo: thumbnailPhotoURL.small } : {}),
    })),
  );
  return (
    <section aria-labelledby={id} className={css.community}>
      <div className={css.text}>
        <Heading level={3} size="xl" id={id}>
          {t('confirmation.community')}
        </Heading>
        <p className={css.quiet}>{t('confirmation.communityText')}</p>
        {visible.length > 0 && (
          <ul role={list} className={css.faces}>
            {visible.map(({ id: key, fullName, company, photo }) => (
              <li key={key} className={css.face}>
                <Avatar name={fullName?.trim() || company?.trim() || ''} src={photo} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ButtonLink href={address} variant="primary" size="large" newTab>
        {t('confirmation.communityJoin')}
        <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
      </ButtonLink>
    </section>
  );
}
