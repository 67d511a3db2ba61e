'use client';
import { useState } from 'react';
import type { CameraProblem } from '../../domain/checkIn';
import type { DoorCamera } from '../../hooks';
import { useCameraScan } from '../../hooks/organizer/checkIn/useCameraScan';
import type { Torch } from '../../hooks/organizer/checkIn/openCameraScan';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './door.css';

export interface CameraScanProps {
  camera: DoorCamera;
  onScan: (code: string) => void;
}

/** Scans with the camera of the device. The button that opens it closes it and tries again, so that the focus stays where it is. */
export function CameraScan({ camera, onScan }: CameraScanProps) {
  const t = useT();
  const { at, problem, torch, video, toggle } = useCameraScan(camera, onScan);
  const isOpen = at !== 'closed';
  return (
    <div className={css.stack[3]}>
      <div className={css.inline[3]}>
        <Button icon={isOpen ? <Icon name="close" /> : <OrganizerIcon name="qr" />} onClick={toggle}>
          {t(isOpen ? 'organizer.checkIn.door.camera.close' : 'organizer.checkIn.door.camera.open')}
        </Button>
        {torch && <Light torch={torch} />}
      </div>
      {problem && <ProblemOf problem={problem} />}
      {isOpen && (
        <>
          <video
            ref={video}
            className={css.video}
            aria-label={t('organizer.checkIn.door.camera.picture')}
            muted
            playsInline
          />
          <p role="status" className={css.quiet}>
            {t(
              at === 'opening'
                ? 'organizer.checkIn.door.camera.opening'
                : 'organizer.checkIn.door.camera.hint',
            )}
          </p>
        </>
      )}
    </div>
  );
}

const ProblemOf = ({ problem }: { problem: CameraProblem }) => {
  const t = useT();
  return (
    <Notice tone="warning" live="assertive" title={t(`organizer.checkIn.door.camera.problem.${problem}`)}>
      {t(`organizer.checkIn.door.camera.fix.${problem}`)}
    </Notice>
  );
};

function Light({ torch }: { torch: Torch }) {
  const t = useT();
  const [isOn, setOn] = useState(false);
  const turn = () => {
    torch.switch(!isOn).then(
      () => setOn(!isOn),
      // It stays as it was, which the button says.
      () => undefined,
    );
  };
  return (
    <Button icon={<OrganizerIcon name="sun" />} aria-pressed={isOn} onClick={turn}>
      {t('organizer.checkIn.door.camera.light')}
    </Button>
  );
}
