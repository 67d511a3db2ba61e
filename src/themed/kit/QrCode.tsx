'use client';
import { QRCodeSVG } from 'qrcode.react';
import * as css from './QrCode.css';

export interface QrCodeProps {
  value: string;
  /** What it is good for. */
  label: string;
}

/** 128 px, black on white whatever the theme. Brings its library: import it lazily. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} className={css.code}>
      <QRCodeSVG value={value} size={128} marginSize={2} aria-hidden="true" />
    </span>
  );
}
