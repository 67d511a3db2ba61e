'use client';
import { useId, useState, type DragEvent } from 'react';
import { useT } from '../../../i18n';
import { visuallyHidden } from '../../../themed/kit/VisuallyHidden.css';
import { OrganizerIcon } from '../appearance';
import * as css from './fileImport.css';

/** Programs that write tables disagree on what a CSV is; an export for old ones is one with tabs. */
const tables = '.csv,.txt,.tsv,.xls,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel';

interface FilePickerProps {
  onChoose: (file: File) => void;
}

/** Takes a file of rows: chosen, or dropped. */
export function FilePicker({ onChoose }: FilePickerProps) {
  const t = useT();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      role="presentation"
      className={css.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <OrganizerIcon name="upload" size="large" />
      <input
        type="file"
        id={id}
        accept={tables}
        className={visuallyHidden}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file, repaired meanwhile, can be chosen once more.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={css.choose}>
        {t('registration.file.choose')}
      </label>
      <span className={css.quiet}>{t('registration.file.drop')}</span>
    </div>
  );
}
