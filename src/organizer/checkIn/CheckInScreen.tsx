'use client';
import { useState, type MouseEvent } from 'react';
import { createQrCamera, useCheckInSettings, type DoorCamera } from '../../hooks';
import { useDoorName } from '../../hooks/organizer/checkIn/useDoorName';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { PageHeader, type EventScreenProps } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { ScreenState } from '../kit/record';
import { OpenDoor } from './OpenDoor';
import { DoorName } from './DoorName';
import * as css from './door.css';

/** Props of `CheckInScreen`. @experimental */
export interface CheckInScreenProps extends EventScreenProps {
  /** Where check-in is set up. No link without it. */
  settingsHref?: string | undefined;
  /** What scans QR codes without a hand scanner; the device’s camera when absent. Keep it stable. */
  camera?: DoorCamera | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const deviceCamera = /* @__PURE__ */ createQrCamera();

/** A door of the event: tickets are scanned or typed, on- and offline. 002 §3 Check-in data. */
export function CheckIn(props: CheckInScreenProps) {
  const { eventId, settingsHref, camera = deviceCamera, onNavigate } = props;
  const t = useT();
  const [name, setName] = useDoorName();
  const [isNaming, setNaming] = useState(name === '');
  const settings = useCheckInSettings(eventId);
  const title = t('organizer.checkIn.door.title');
  const toSettings = settingsHref !== undefined && (
    <RoutedButton href={settingsHref} onNavigate={onNavigate}>
      {t('organizer.checkIn.door.settings')}
    </RoutedButton>
  );
  return (
    <ScreenState
      loads={[settings]}
      data={{ saved: settings.saved }}
      isUnknown={settings.isUnknown}
      head={{ title }}
      loading={t('organizer.checkIn.loading')}
      failed={t('organizer.checkIn.notLoaded')}
    >
      {({ saved: { values } }) => {
        const isOpen = values.active && !isNaming;
        return (
          <>
            <PageHeader
              title={title}
              lead={isOpen ? <bdi>{name}</bdi> : undefined}
              actions={
                <>
                  {isOpen && (
                    <Button onClick={() => setNaming(true)}>{t('organizer.checkIn.door.change')}</Button>
                  )}
                  {toSettings}
                </>
              }
            />
            <div className={css.narrow}>
              {!values.active ? (
                <Notice tone="warning" title={t('organizer.checkIn.door.inactive')}>
                  {t('organizer.checkIn.door.inactiveText')}
                </Notice>
              ) : isNaming ? (
                <DoorName
                  name={name}
                  onName={(next) => {
                    setName(next);
                    setNaming(false);
                  }}
                />
              ) : (
                <OpenDoor eventId={eventId} door={name} welcome={values.welcomeMessage} camera={camera} />
              )}
            </div>
          </>
        );
      }}
    </ScreenState>
  );
}
