'use client';
import type { ReactNode } from 'react';
import { useSignedInPerson } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { ScreenState } from '../kit/record';
import * as css from './administration.css';
import { ChangeLog } from './ChangeLog';

export interface SupportPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of the platform's support staff, with the log of what they changed. Nobody else gets to see more than that it is not theirs. */
export function SupportPage({ title, lead, children }: SupportPageProps) {
  const t = useT();
  const person = useSignedInPerson();
  return (
    <ScreenState
      loads={[person]}
      data={{ person: person.data }}
      head={{ title }}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {(read) =>
        read.person?.role === 'support' ? (
          <>
            <PageHeader title={title} lead={lead} />
            <div className={css.page}>
              {children}
              <ChangeLog />
            </div>
          </>
        ) : (
          <>
            <PageHeader title={title} />
            <ScreenEmpty
              icon="lock"
              title={t('organizer.kit.page.forbidden.title')}
              text={t('organizer.administration.forbidden')}
            />
          </>
        )
      }
    </ScreenState>
  );
}
