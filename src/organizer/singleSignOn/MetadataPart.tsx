'use client';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../../domain';
import { maxMetadataSize, metadataProblem, type SsoValues } from '../../domain/singleSignOn';
import { problemOf, type SsoCalls } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { TextArea } from '../../themed/kit/TextInput';
import { visuallyHidden } from '../../themed/kit/VisuallyHidden.css';
import { choose } from '../kit/fields/ImageField.css';
import { useEditorContext } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './singleSignOn.css';

const accepted = '.xml,text/xml,application/xml,application/samlmetadata+xml';

/** The provider's metadata, pasted or from a file: what they say goes into the fields below, and is saved with them. */
export function MetadataPart({ readMetadata }: Pick<SsoCalls, 'readMetadata'>) {
  const t = useT();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { methods } = useEditorContext();
  const [xml, setXml] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const refuse = (text: string) => {
    setError(text);
    area.current?.focus();
  };
  const read = async () => {
    setDone(false);
    setError(undefined);
    if (xml.trim() === '') {
      refuse(t('organizer.singleSignOn.metadata.missing'));
      return;
    }
    setBusy(true);
    try {
      const found = await readMetadata(xml);
      for (const name of ['entityId', 'signInUrl', 'certificate'] as const satisfies (keyof SsoValues)[])
        methods.setValue(name, found[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setDone(true);
    } catch (cause) {
      refuse(messageOf<MessageKey>(problemOf(cause, metadataProblem).message, t));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setDone(false);
    if (file.size > maxMetadataSize) {
      refuse(t('organizer.singleSignOn.metadata.tooLarge'));
      return;
    }
    setError(undefined);
    setXml(await file.text());
  };
  return (
    <div className={css.wholeStack}>
      <Field
        id={id}
        label={t('organizer.singleSignOn.metadata')}
        hint={t('organizer.singleSignOn.metadata.hint')}
        error={error}
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={4}
            dir="ltr"
            spellCheck={false}
            value={xml}
            onChange={({ target }) => setXml(target.value)}
          />
        )}
      </Field>
      <div className={css.file}>
        <label className={choose}>
          <input
            type="file"
            accept={accepted}
            className={visuallyHidden}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file, repaired meanwhile, can be chosen once more.
              target.value = '';
            }}
          />
          <OrganizerIcon name="upload" size="small" />
          {t('registration.file.choose')}
        </label>
        <Button busy={isBusy} onClick={() => void read()}>
          {t('organizer.singleSignOn.metadata.read')}
        </Button>
      </div>
      <p role="status" className={css.quiet}>
        {isDone && t('organizer.singleSignOn.metadata.done')}
      </p>
    </div>
  );
}
