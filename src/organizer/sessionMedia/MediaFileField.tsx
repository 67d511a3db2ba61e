'use client';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UploadedMedia } from '../../domain/sessionMedia';
import { useMediaUpload, type MediaHost } from '../../hooks';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { visuallyHidden } from '../../themed/kit/VisuallyHidden.css';
import { frameOf, useEditorField, type EditorFieldProps } from '../kit/fields/useEditorField';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './sessionMedia.css';
import { TransferRow } from './TransferRow';
import { useMediaText } from './useMediaText';

export interface MediaFileFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  mediaHost: MediaHost;
  /** Of the event, IANA. */
  timeZone: string;
  /** What can be chosen, as `accept` of a file input. */
  accept?: string | undefined;
  /** A file was chosen, and is on its way. */
  onChosen?: ((file: File) => void) | undefined;
  /** A file is on its way, or no longer. Keep it stable. */
  onBusyChange: (isBusy: boolean) => void;
}

/** A file that is chosen or dropped and goes to the media hosting provider at once; `null` until it is there. */
export function MediaFileField<Values extends FieldValues>(props: MediaFileFieldProps<Values>) {
  const { name, label, mediaHost, timeZone, accept, onChosen, onBusyChange } = props;
  const t = useT();
  const text = useMediaText(timeZone);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { value, set, leave, id, error } = useEditorField<UploadedMedia | null>(name, label, {
    show: (file) => (file as UploadedMedia | null)?.name ?? '',
  });
  const { transfer, send, pause, resume, cancel } = useMediaUpload(mediaHost, (media) => {
    // The buttons of the upload go; who stood on one stays in the field.
    if (box.current?.contains(document.activeElement)) input.current?.focus();
    set(media);
  });
  const isBusy = transfer !== null;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  const take = (file: File | undefined) => {
    if (!file) return;
    set(null);
    send(file);
    onChosen?.(file);
  };
  const giveUp = () => {
    cancel();
    set(null);
    input.current?.focus();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Field {...frameOf(props)} id={id} error={error}>
      {(control) => (
        <div
          ref={box}
          role="presentation"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {transfer && (
            <TransferRow
              transfer={transfer}
              text={text}
              onPause={pause}
              onResume={resume}
              onCancel={giveUp}
            />
          )}
          {!transfer && value && (
            <div className={css.file}>
              <div className={css.fileHead}>
                <Icon name="check-circle" />
                <span className={css.fileText}>
                  <bdi>{value.name}</bdi>
                  <br />
                  <span className={css.quiet}>
                    {text.size(value.size)} · {t('registration.file.there')}
                  </span>
                </span>
                <IconButton
                  label={t('registration.file.remove', { name: value.name })}
                  icon={<Icon name="close" />}
                  onClick={giveUp}
                />
              </div>
            </div>
          )}
          <label className={css.drop} data-over={isOver || undefined} data-invalid={control['aria-invalid']}>
            <OrganizerIcon name="upload" />
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              className={visuallyHidden}
              onBlur={() => {
                // What is on its way is not missing.
                if (!transfer) leave();
              }}
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <span className={css.choose}>
              {t(transfer || value ? 'registration.file.another' : 'registration.file.choose')}
            </span>
            <span className={css.quiet}>{t('registration.file.drop')}</span>
          </label>
          <VisuallyHidden role="status">
            {transfer?.at === 'sending' && t('registration.file.sending', { name: transfer.file.name })}
            {transfer?.at === 'paused' &&
              t('organizer.sessionMedia.pausedAt', { percent: text.percent(transfer.share) })}
            {transfer?.at === 'failed' &&
              t('organizer.sessionMedia.stoppedAt', { percent: text.percent(transfer.share) })}
            {!transfer && value && t('registration.file.done', { name: value.name })}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
