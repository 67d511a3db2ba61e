'use client';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './RegistrationForm.css';
import * as own from './RegistrationSkeleton.css';

/** Where the form will be, while its chunk loads: the same heights, so that nothing jumps. @public */
export function RegistrationSkeleton() {
  const t = useT();
  return (
    <div className={css.form}>
      <VisuallyHidden role="status">{t('registration.loading')}</VisuallyHidden>
      <div className={own.title}>
        <Skeleton width="18rem" height="1.75rem" />
      </div>
      <div className={css.parts}>
        <Bones fields={4} />
        <Bones fields={2} />
      </div>
    </div>
  );
}

/** Where the attendees' questions will be (000 §4: they come 800 ms after the hold). */
export function AttendeesSkeleton() {
  const t = useT();
  return (
    <div>
      <VisuallyHidden role="status">{t('registration.attendeesLoading')}</VisuallyHidden>
      <Bones fields={4} />
    </div>
  );
}

function Bones({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className={css.part}>
      <Skeleton width="9rem" height="1.375rem" />
      <Fields>
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className={own.field}>
            <Skeleton width="5.5rem" height="0.875rem" />
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </Fields>
    </div>
  );
}
