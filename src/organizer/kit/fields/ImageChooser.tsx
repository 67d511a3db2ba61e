'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Progress } from '../../../themed/kit/Progress';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { visuallyHidden } from '../../../themed/kit/VisuallyHidden.css';
import { OrganizerIcon } from '../appearance/OrganizerIcon';
import * as css from './ImageField.css';
import type { ImageChoice } from './useImageChoice';

interface ImageChooserProps extends InputHTMLAttributes<HTMLInputElement> {
  choice: ImageChoice;
  /** What can be done. */
  text: string;
  /** Beside it: what else can be. */
  children: ReactNode;
}

/** Opens the device's files, and shows how far what was chosen is. */
export function ImageChooser({ choice, text, children, ...control }: ImageChooserProps) {
  const t = useT();
  const { input, accept, take, sending } = choice;
  const label = sending && t('registration.file.sending', { name: sending.file.name });
  return (
    <div className={css.text}>
      <label className={css.choose}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept.join(',')}
          className={visuallyHidden}
          onChange={(event) => take(event.target.files?.[0])}
        />
        <OrganizerIcon name="upload" size="small" />
        {text}
      </label>
      {children}
      {sending && label && <Progress className={css.progress} value={sending.share} label={label} />}
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </div>
  );
}
