import type { useMobileApp, useMobileCards } from '../../hooks';

/** How the app is changed. All reject with the client’s ApiError. */
export type MobileAppCalls = Pick<
  ReturnType<typeof useMobileApp>,
  | 'save'
  | 'reload'
  | 'verifyCertificate'
  | 'uploadCertificate'
  | 'setWhitelabelStatus'
  | 'enableWhitelabel'
  | 'refetch'
>;

/** How its cards are changed. All reject with the client’s ApiError. */
export type CardCalls = Pick<ReturnType<typeof useMobileCards>, 'add' | 'change' | 'remove'>;
