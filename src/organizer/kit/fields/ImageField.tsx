'use client';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import type { FieldValues, FieldPath } from 'react-hook-form';
import { safeUrl, type Message } from '../../../domain';
import { usePictureUpload } from '../../../hooks';
import { useLocale, useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import { Field } from '../../../themed/kit/Field';
import { Progress } from '../../../themed/kit/Progress';
import { TextInput } from '../../../themed/kit/TextInput';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { visuallyHidden } from '../../../themed/kit/VisuallyHidden.css';
import { OrganizerIcon } from '../look/OrganizerIcon';
import * as css from './ImageField.css';
import { TextField } from './TextField';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';
import { useImageUpload, type ImageUpload } from './useImageUpload';

export interface ImageFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** Takes a picture to the backend, which is all one can do then; without it the address can be written as well. */
  onUpload?: ImageUpload | undefined;
  /** The field of the words that stand in for the picture; asked below it. */
  altName?: FieldPath<Values> | undefined;
  /** Media types. Default: PNG, JPEG, WebP and GIF. */
  accept?: readonly string[] | undefined;
  /** Bytes. Default: 5 MB. */
  maxSize?: number | undefined;
}

const usualTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const usualSize = 5 * 1024 * 1024;

/** A picture by its address, '' for none: chosen, sent at once, shown as it is. */
export function ImageField<Values extends FieldValues = FieldValues>(props: ImageFieldProps<Values>) {
  const { onUpload, ...rest } = props;
  return onUpload ? (
    <UploadedImage<Values> {...rest} onUpload={onUpload} />
  ) : (
    <AddressedImage<Values> {...rest} />
  );
}

/** A picture that is somewhere else already, or is sent from here: its address can be read and written either way. */
function AddressedImage<Values extends FieldValues>(props: Omit<ImageFieldProps<Values>, 'onUpload'>) {
  const { name, label, alsoChecks, altName, accept = usualTypes, maxSize = usualSize } = props;
  const t = useT();
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, { alsoChecks });
  const limits = useLimits(accept, maxSize);
  const { transfer, problem, send, refuse, giveUp } = useImageUpload(usePictureUpload(), set);
  const sending = transfer && !transfer.problem ? transfer : null;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const wrong = file && limits.wrongWith(file);
    if (wrong) refuse(file, wrong);
    else if (file) void send(file);
    // The same file can be chosen again after an error.
    target.value = '';
  };
  return (
    <>
      <Field {...frameOf(props)} id={id} error={problem ?? error}>
        {(control) => (
          <div className={css.addressed}>
            <Picture address={value} />
            <TextInput
              {...control}
              ref={ref}
              type="url"
              dir="ltr"
              autoComplete="off"
              value={value}
              onChange={(event) => {
                giveUp();
                set(event.target.value);
              }}
              onBlur={leave}
            />
            <div className={css.text}>
              <label className={css.choose}>
                <input
                  type="file"
                  accept={accept.join(',')}
                  aria-label={t('organizer.kit.form.image.chooseFor', { label })}
                  className={visuallyHidden}
                  onChange={take}
                />
                <OrganizerIcon name="upload" size="small" />
                {t('organizer.kit.form.image.choose')}
              </label>
              {sending && (
                <>
                  <LinkButton onClick={giveUp}>{t('organizer.kit.form.cancel')}</LinkButton>
                  <Progress
                    className={css.progress}
                    value={sending.share}
                    label={t('registration.file.sending', { name: sending.file.name })}
                  />
                </>
              )}
            </div>
            <VisuallyHidden role="status">
              {sending && t('registration.file.sending', { name: sending.file.name })}
            </VisuallyHidden>
          </div>
        )}
      </Field>
      {altName !== undefined && addressOf(value) && <AltField<Values> name={altName} />}
    </>
  );
}

const addressOf = (address: string) => safeUrl(address, { allow: ['https:', 'relative'] });

function Picture({ address }: { address: string }) {
  const t = useT();
  const [failed, setFailed] = useState<string>();
  const displayed = addressOf(address);
  return (
    <div className={css.picture}>
      {displayed !== null && displayed !== failed ? (
        <img
          src={displayed}
          alt={t('organizer.kit.form.image.now')}
          onError={() => setFailed(displayed)}
          className={css.image}
        />
      ) : (
        <OrganizerIcon name="image" size="large" />
      )}
    </div>
  );
}

function AltField<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const t = useT();
  return (
    <TextField<Values>
      name={name}
      label={t('organizer.kit.form.image.alt')}
      hint={t('organizer.kit.form.image.altHint')}
    />
  );
}

interface UploadedImageProps<Values extends FieldValues> extends ImageFieldProps<Values> {
  onUpload: ImageUpload;
}

function UploadedImage<Values extends FieldValues>(props: UploadedImageProps<Values>) {
  const { name, label, onUpload, altName, alsoChecks, accept = usualTypes, maxSize = usualSize } = props;
  const t = useT();
  const { value, set, leave, id, error } = useEditorField<string>(name, label, { alsoChecks });
  const limits = useLimits(accept, maxSize);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { transfer, problem, send, refuse, giveUp } = useImageUpload(onUpload, set);
  const take = (file: File | undefined) => {
    const wrong = file && limits.wrongWith(file);
    if (wrong) refuse(file, wrong);
    else if (file) void send(file);
    // The same file can be chosen again after an error.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    if (transfer) giveUp();
    else set('');
    input.current?.focus();
  };
  const picture = addressOf(value);
  return (
    <>
      <Field {...frameOf(props)} id={id} error={problem ?? error} hint={props.hint ?? limits.text}>
        {(control) => (
          <div
            role="presentation"
            className={css.box}
            data-over={isOver || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Picture address={value} />
            <div className={css.text}>
              <label className={css.choose}>
                <input
                  {...control}
                  ref={input}
                  type="file"
                  accept={accept.join(',')}
                  className={visuallyHidden}
                  onChange={(event) => take(event.target.files?.[0])}
                  onBlur={leave}
                />
                <OrganizerIcon name="upload" size="small" />
                {t(picture ? 'organizer.kit.form.image.replace' : 'organizer.kit.form.image.choose')}
              </label>
              {(picture ?? transfer) && (
                <LinkButton onClick={remove}>
                  {t(
                    transfer && !transfer.problem ? 'organizer.kit.form.cancel' : 'organizer.kit.form.remove',
                  )}
                </LinkButton>
              )}
              {transfer && !transfer.problem && (
                <Progress
                  className={css.progress}
                  value={transfer.share}
                  label={t('registration.file.sending', { name: transfer.file.name })}
                />
              )}
            </div>
            <VisuallyHidden role="status">
              {transfer && !transfer.problem && t('registration.file.sending', { name: transfer.file.name })}
            </VisuallyHidden>
          </div>
        )}
      </Field>
      {altName !== undefined && picture && <AltField<Values> name={altName} />}
    </>
  );
}

/** What it takes, in words, and what is wrong with a file. */
function useLimits(accept: readonly string[], maxSize: number) {
  const t = useT();
  const locale = useLocale();
  const max = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(maxSize / (1024 * 1024));
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    accept.map((type) => (type.split('/')[1] ?? type).replace('+xml', '').toUpperCase()),
  );
  return {
    text: t('registration.file.limits', { kinds, max }),
    wrongWith: (file: File): Message | undefined => {
      if (!accept.includes(file.type)) return { key: 'registration.file.wrongKind', values: { kinds } };
      return file.size > maxSize ? { key: 'registration.file.tooLarge', values: { max } } : undefined;
    },
  };
}
