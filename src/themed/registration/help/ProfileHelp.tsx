'use client';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Heading } from '../../kit/Heading';
import * as css from './help.css';

/** Ways to fill the form without typing. 000 §2.9. */
export function ProfileHelp({ children }: { children: ReactNode }) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {t('registration.help.title')}
      </Heading>
      {children}
    </section>
  );
}
