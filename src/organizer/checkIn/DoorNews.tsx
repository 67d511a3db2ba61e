'use client';
import type { DoorTicket } from '../../contract';
import type { useDoor } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { PlainList } from '../kit/page/PlainList';
import * as css from './door.css';

const nameOf = ({ ticket, code }: { ticket: DoorTicket | null | undefined; code: string }) =>
  ticket ? `${ticket.firstName} ${ticket.lastName}` : code;

/** What of this door has not arrived, or was not true. */
export function DoorNews({ door, isOffline }: { door: ReturnType<typeof useDoor>; isOffline: boolean }) {
  const t = useT();
  const { pending, hasFailed, contradicted } = door;
  const retry = <Button onClick={() => void door.sync()}>{t('load.failed.retry')}</Button>;
  return (
    <>
      {isOffline && (
        <Notice tone="warning" live="polite" title={t('organizer.checkIn.door.offline')}>
          {t('organizer.checkIn.door.waiting', { number: pending.length })}
        </Notice>
      )}
      {!isOffline && hasFailed && pending.length > 0 && (
        <Notice tone="danger" live="assertive" title={t('organizer.checkIn.door.notSent')} action={retry}>
          <PlainList className={css.plainList}>
            {pending.map(({ id, code }) => (
              <li key={id}>
                <bdi>{nameOf({ ticket: door.ticket(code), code })}</bdi>
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
      {contradicted.length > 0 && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('organizer.checkIn.door.contradicted')}
          onDismiss={door.dismiss}
        >
          <PlainList className={css.plainList}>
            {contradicted.map((result) => (
              <li key={result.scanId}>
                <bdi>{nameOf(result)}</bdi>
                {result.outcome && `: ${t(`organizer.checkIn.door.outcome.${result.outcome}`)}`}
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
    </>
  );
}
