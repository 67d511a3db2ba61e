'use client';
import type { ReactNode } from 'react';
import type { Load } from '../../../hooks/organizer/resource/load';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { readingOf } from './reading';
import { ReadState } from './ReadState';

export interface ReadDialogProps<Data> {
  title: string;
  /** What the dialog needs, as it is read. */
  read: Load & { data: Data | undefined };
  /** Read aloud: "Loading the form". */
  loading: string;
  /** "We could not load the form". */
  failed: string;
  onClose: () => void;
  /** The dialog itself. */
  children: (data: Data) => ReactNode;
}

/**
 * A dialog that needs something to be read: pressed, it is there at once and says what it waits for; then the dialog itself takes its place.
 * Whatever becomes of it, the focus returns to what was pressed.
 */
export function ReadDialog<Data>({ title, read, loading, failed, onClose, children }: ReadDialogProps<Data>) {
  const t = useT();
  if (read.data !== undefined) return children(read.data);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={<Button onClick={onClose}>{t('organizer.kit.form.cancel')}</Button>}
    >
      <ReadState {...readingOf(read)} content={null} loading={loading} failed={failed}>
        {() => null}
      </ReadState>
    </Dialog>
  );
}
