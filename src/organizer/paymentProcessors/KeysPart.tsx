'use client';
import { useMemo } from 'react';
import { keysSchema, noKeys, type KeyValues } from '../../domain/paymentProcessors';
import type { Saved } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { FormSection, SaveActions } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { ConnectService, type KeysPartProps } from './ConnectService';
import * as css from './paymentProcessors.css';

const unsaved: Saved<KeyValues> = { values: noKeys, version: 0 };

/** Gives a processor its keys: by the service’s own page, or typed. What is typed is sent once and forgotten. */
export function KeysPart({ processor, service, pages, setKeys }: KeysPartProps) {
  const t = useT();
  const { id, gateway } = processor;
  const schema = useMemo(() => keysSchema(gateway), [gateway]);
  const record: RecordProps<KeyValues> = {
    saved: unsaved,
    save: async ({ publicKey, secretKey }) => {
      await setKeys({ id, publicKey: publicKey.trim(), secretKey: secretKey.trim() });
      return unsaved;
    },
  };
  return (
    <EditorScreen
      isPart
      record={record}
      schema={schema}
      title={t('organizer.paymentProcessors.keys')}
      bar="none"
    >
      <FormSection
        title={t('organizer.paymentProcessors.keys')}
        text={t('organizer.paymentProcessors.keysText')}
        after={<SaveActions label={t('organizer.paymentProcessors.saveKeys')} variant="secondary" />}
      >
        <p className={css.note}>
          <PresentKeys processor={processor} />
        </p>
        <ConnectService processor={processor} service={service} pages={pages} setKeys={setKeys} />
        <TextField<KeyValues>
          name="publicKey"
          label={t('organizer.paymentProcessors.publicKey')}
          alsoChecks={['secretKey']}
          dir="ltr"
          spellCheck={false}
        />
        <TextField<KeyValues>
          name="secretKey"
          label={t('organizer.paymentProcessors.secretKey')}
          type="password"
          autoComplete="new-password"
          dir="ltr"
          spellCheck={false}
        />
      </FormSection>
    </EditorScreen>
  );
}

function PresentKeys({ processor: { credentialsSet, publicKeyEnding } }: Pick<KeysPartProps, 'processor'>) {
  const t = useT();
  const locale = useLocale();
  if (credentialsSet === null) return t('organizer.paymentProcessors.keysNone');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(credentialsSet));
  return t('organizer.paymentProcessors.keysNow', { ending: publicKeyEnding ?? '', date });
}
