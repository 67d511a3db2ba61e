import { withPeer } from '../../../diagnostics';
import type { DetectCodes, DoorCamera } from './doorCamera';

/** Milliseconds between two pictures that are looked at. */
const scanEveryMs = 150;

async function loadDetector(): Promise<DetectCodes> {
  const { BrowserQRCodeReader } = await withPeer(
    '@zxing/browser and @zxing/library',
    import('@zxing/browser'),
  );
  const reader = new BrowserQRCodeReader(undefined, {
    delayBetweenScanAttempts: scanEveryMs,
    delayBetweenScanSuccess: scanEveryMs,
  });
  return (video, onCode) => {
    const scan = () =>
      reader.scan(video, (result) => {
        if (result) onCode(result.getText());
      });
    let controls = scan();
    // The reader goes on with the size it began with: a phone was turned.
    const scanAgain = () => {
      controls.stop();
      controls = scan();
    };
    video.addEventListener('resize', scanAgain);
    return () => {
      video.removeEventListener('resize', scanAgain);
      controls.stop();
    };
  };
}

/** The picture is never sent anywhere. */
const openCamera = (): Promise<MediaStream> =>
  'mediaDevices' in navigator
    ? navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    : Promise.reject(new DOMException('Cameras need a page served over HTTPS.', 'NotSupportedError'));

/**
 * The device’s camera, the one at its back where there are two, and QR codes read in the browser: no picture leaves it. Needs the optional
 * peers `@zxing/browser` and `@zxing/library`.
 * @experimental
 */
export const createQrCamera = (): DoorCamera => ({ loadDetector, openCamera });
