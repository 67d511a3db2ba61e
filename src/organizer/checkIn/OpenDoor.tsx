'use client';
import { useEffect, useRef, useState } from 'react';
import { useDoor, useWidgetBootstrap, type DoorCamera } from '../../hooks';
import { useIsOffline } from '../../hooks/useIsOffline';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { Meter } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { ScreenState } from '../kit/record';
import { CameraScan } from './CameraScan';
import { DoorField } from './DoorField';
import { DoorNews } from './DoorNews';
import { DoorOutcome } from './DoorOutcome';
import * as css from './door.css';

/** Props of `OpenDoor`. */
export interface OpenDoorProps {
  /** The event. */
  eventId: string;
  /** Name of the door. */
  door: string;
  /** Said to whoever is checked in. */
  welcome: string;
  /** What scans QR codes without a hand scanner. */
  camera: DoorCamera;
}

/** A door with a name: the field, what became of the last scan, and how many have come. */
export function OpenDoor({ eventId, door: name, welcome, camera }: OpenDoorProps) {
  const t = useT();
  const door = useDoor(eventId, { door: name });
  const timeZone = useWidgetBootstrap(eventId).data?.event['time-zone-id'];
  const isOffline = useIsOffline() || door.isOffline;
  const { isBusy, problem, act, refuse } = useAction();
  const [scans, setScans] = useState(0);
  const load = {
    isError: door.readError !== null,
    isFetching: door.isReading,
    error: door.readError,
    refetch: door.sync,
  };
  const onScan = (code: string) => {
    refuse(null);
    door.scan(code);
  };
  const undo = async () => {
    await act(door.undo);
    // The field is drawn anew, which takes the focus: the button may be gone.
    setScans(scans + 1);
  };
  const { admitted, results } = door;
  const box = useRef<HTMLDivElement>(null);
  const latest = results[0] && results[0].scanId + String(results[0].outcome);
  // Who scans with a phone may have scrolled down to the picture.
  useEffect(() => {
    if (latest) box.current?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  return (
    <ScreenState
      loads={[load]}
      data={{ counts: door.counts ?? undefined }}
      loading={t('organizer.checkIn.loading')}
      failed={t('organizer.checkIn.notLoaded')}
    >
      {({ counts }) => (
        <div className={css.stack[5]}>
          <DoorField key={scans} search={door.search} onScan={onScan} />
          <div ref={box} className={css.results}>
            {results.map((result) => (
              <DoorOutcome
                key={result.scanId + String(result.outcome)}
                result={result}
                welcome={welcome}
                timeZone={timeZone}
              />
            ))}
          </div>
          <ProblemNotice title={t('organizer.checkIn.door.notUndone')} problem={problem} />
          {admitted?.ticket && (
            <div>
              <Button icon={<Icon name="undo" />} busy={isBusy} onClick={() => void undo()}>
                {t('organizer.checkIn.door.undo', {
                  name: `${admitted.ticket.firstName} ${admitted.ticket.lastName}`,
                })}
              </Button>
            </div>
          )}
          <CameraScan camera={camera} onScan={onScan} />
          <DoorNews door={door} isOffline={isOffline} />
          <section>
            <Heading level={2} size="lg">
              {t('organizer.checkIn.door.counts')}
            </Heading>
            <PlainList className={css.plainList}>
              {counts.map(({ ticketTypeId, name: type, admitted: came, expected }) => (
                <li key={ticketTypeId} className={css.count}>
                  <bdi>{type}</bdi>
                  <span className={css.figures}>
                    {t('organizer.checkIn.door.count', { admitted: came, expected })}
                  </span>
                  <Meter parts={[{ value: came }]} max={expected} className={css.meter} />
                </li>
              ))}
            </PlainList>
          </section>
        </div>
      )}
    </ScreenState>
  );
}
