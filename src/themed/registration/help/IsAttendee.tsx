'use client';
import { useId, useState, type ChangeEvent } from 'react';
import type { AttendeeSection } from '../../../domain';
import { useBuyerLink } from '../../../headless/form/useBuyerLink';
import { useLocale, useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { visuallyHidden } from '../../kit/VisuallyHidden.css';
import * as css from './help.css';

/**
 * The buyer is the first attendee: while it is ticked, the attendee's name and address follow what is typed. Unticked, what was there
 * before comes back; once the attendee's own are changed, nothing follows any more.
 */
export function IsAttendee({ attendee }: { attendee: AttendeeSection }) {
  const t = useT();
  const hintId = useId();
  const [isUnlinked, setUnlinked] = useState(false);
  const { isLinked, link, unlink } = useBuyerLink(attendee, useLocale(), () => setUnlinked(true));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setUnlinked(false);
    if (event.target.checked) link();
    else unlink();
  };
  return (
    <div className={css.isAttendee}>
      <Checkbox
        checked={isLinked}
        onChange={change}
        label={t('registration.isAttendee', { number: 1 })}
        aria-describedby={hintId}
      />
      <p id={hintId} className={isLinked ? css.isAttendeeHint : visuallyHidden}>
        {t('registration.isAttendeeHint', { number: 1 })}
      </p>
      <VisuallyHidden role="status">{isUnlinked && t('registration.unlinked', { number: 1 })}</VisuallyHidden>
    </div>
  );
}
