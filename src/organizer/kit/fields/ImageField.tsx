'use client';
import { useState, type DragEvent } from 'react';
import type { FieldValues, FieldPath } from 'react-hook-form';
import { safeUrl } from '../../../domain';
import { usePictureUpload } from '../../../hooks';
import { useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import { Field } from '../../../themed/kit/Field';
import { TextInput } from '../../../themed/kit/TextInput';
import { OrganizerIcon } from '../appearance/OrganizerIcon';
import { ImageChooser } from './ImageChooser';
import * as css from './ImageField.css';
import { TextField } from './TextField';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';
import { useImageChoice, type ImageRules } from './useImageChoice';
import type { ImageUpload } from './useImageUpload';

export interface ImageFieldProps<Values extends FieldValues> extends EditorFieldProps<Values>, ImageRules {
  /** Takes a picture to the backend, which is all one can do then; without it the address can be written as well. */
  onUpload?: ImageUpload | undefined;
  /** The field of the words that stand in for the picture; asked below it. */
  altName?: FieldPath<Values> | undefined;
}

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
  const { name, label, alsoChecks, altName } = props;
  const t = useT();
  const field = useEditorField<string>(name, label, { alsoChecks });
  const { value, set, leave, id, error, ref } = field;
  const choice = useImageChoice(props, usePictureUpload(), field);
  return (
    <>
      <Field {...frameOf(props)} id={id} error={choice.problem ?? error}>
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
                choice.giveUp();
                set(event.target.value);
              }}
              onBlur={leave}
            />
            <ImageChooser
              choice={choice}
              text={t('organizer.kit.form.image.choose')}
              aria-label={t('organizer.kit.form.image.chooseFor', { label })}
            >
              {choice.sending && (
                <LinkButton onClick={choice.giveUp}>{t('organizer.kit.form.cancel')}</LinkButton>
              )}
            </ImageChooser>
          </div>
        )}
      </Field>
      {choice.dialog}
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
  const { name, label, onUpload, altName, alsoChecks } = props;
  const t = useT();
  const field = useEditorField<string>(name, label, { alsoChecks });
  const { value, set, leave, id, error } = field;
  const [isOver, setOver] = useState(false);
  const choice = useImageChoice(props, onUpload, field);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choice.take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    if (choice.transfer) choice.giveUp();
    else set('');
    choice.input.current?.focus();
  };
  const picture = addressOf(value);
  return (
    <>
      <Field {...frameOf(props)} id={id} error={choice.problem ?? error} hint={props.hint ?? choice.limits}>
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
            <ImageChooser
              {...control}
              choice={choice}
              text={t(picture ? 'organizer.kit.form.image.replace' : 'organizer.kit.form.image.choose')}
              // Whoever crops is not done with the field.
              onBlur={choice.dialog ? undefined : leave}
            >
              {(picture ?? choice.transfer) && (
                <LinkButton onClick={remove}>
                  {t(choice.sending ? 'organizer.kit.form.cancel' : 'organizer.kit.form.remove')}
                </LinkButton>
              )}
            </ImageChooser>
          </div>
        )}
      </Field>
      {choice.dialog}
      {altName !== undefined && picture && <AltField<Values> name={altName} />}
    </>
  );
}
