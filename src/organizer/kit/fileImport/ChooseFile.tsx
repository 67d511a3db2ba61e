'use client';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import * as css from './fileImport.css';
import { FilePicker, type FilePickerProps } from './FilePicker';

export interface ChooseFileProps extends FilePickerProps {
  /** What is expected in the columns. */
  text: ReactNode;
  /** As the first line of the file names them. */
  columns: readonly string[];
  /** The file that was chosen before, and why nothing can be made of it. */
  unusable?: { name: string; text: string } | undefined;
  /** They want a file to begin with. */
  onExample: () => void;
}

/** The first step of an import: which file, and what has to be in it. */
export function ChooseFile({ text, columns, unusable, onExample, ...picker }: ChooseFileProps) {
  const t = useT();
  return (
    <>
      {unusable && (
        <Notice tone="danger" live="assertive" title={<bdi>{unusable.name}</bdi>}>
          {unusable.text}
        </Notice>
      )}
      <FilePicker {...picker} />
      <div className={css.about}>
        <p className={css.quiet}>{text}</p>
        <p dir="ltr" className={css.columns}>
          {columns.join(', ')}
        </p>
        <Button icon={<Icon name="download" />} onClick={onExample}>
          {t('organizer.promotions.import.example')}
        </Button>
      </div>
    </>
  );
}
