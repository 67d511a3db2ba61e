'use client';
import { useId, useState } from 'react';
import type { CustomCodePlace } from '../../contract';
import { linesOf } from '../../domain/website';
import { useCustomCode } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { ScreenFailed, ScreenLoading } from '../kit/page';
import { Skeleton } from '../../themed/kit/Skeleton';
import { PlainList } from '../kit/page/PlainList';
import { CustomCodeDialog } from './CustomCodeDialog';
import * as css from './website.css';

const slots: readonly CustomCodePlace[] = ['head', 'bodyEnd'];

/** What other services run on an event's site, place by place. 002 §7 customCode. */
export function CustomCode({ eventId }: { eventId: string }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.partHead}>
        <Heading level={2} size="md" id={id}>
          {t('organizer.website.code.title')}
        </Heading>
        <p className={css.quiet}>{t('organizer.website.code.text')}</p>
      </div>
      <PlainList className={css.slots}>
        {slots.map((place) => (
          <CodeSlot key={place} eventId={eventId} place={place} />
        ))}
      </PlainList>
    </section>
  );
}

function CodeSlot({ eventId, place }: { eventId: string; place: CustomCodePlace }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { saved, save, reload, ...code } = useCustomCode(eventId, place);
  const lines = saved && linesOf(saved.values.text);
  return (
    <li className={css.container}>
      <div className={css.text}>
        <Heading level={3} size="md" id={id}>
          {t(`organizer.website.code.${place}`)}
        </Heading>
        <p className={css.quiet}>{t(`organizer.website.code.${place}Text`)}</p>
      </div>
      {code.isError && !saved ? (
        <ScreenFailed
          title={t('organizer.website.code.notLoaded')}
          isRetrying={code.isFetching}
          onRetry={() => void code.refetch()}
        />
      ) : (
        <div role="group" aria-labelledby={id} className={css.ends}>
          {lines === undefined ? (
            <ScreenLoading label={t('organizer.website.code.loading')}>
              <Skeleton width="4rem" />
            </ScreenLoading>
          ) : (
            <>
              <span className={css.quiet}>
                {lines === 0
                  ? t('organizer.website.code.none')
                  : t('organizer.website.code.lines', { count: lines })}
              </span>
              <Button onClick={() => setOpen(true)}>{t('organizer.sharing.edit')}</Button>
            </>
          )}
        </div>
      )}
      {isOpen && saved && (
        <CustomCodeDialog
          place={place}
          saved={saved}
          save={save}
          reload={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
