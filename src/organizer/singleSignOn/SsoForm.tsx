'use client';
import { useMemo, useRef } from 'react';
import type { SsoConfig } from '../../contract';
import {
  newSsoConfig,
  ssoInput,
  ssoProblem,
  ssoSchema,
  ssoValues,
  type SsoValues,
} from '../../domain/singleSignOn';
import type { Saved, SsoCalls } from '../../hooks';
import { modifiedAt } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { ProviderFields } from './ProviderFields';

interface SsoFormProps {
  /** Absent for a new one. */
  config: SsoConfig | undefined;
  calls: Pick<SsoCalls, 'read' | 'create' | 'update' | 'readMetadata'>;
  onCreated: (id: string) => void;
}

const toSaved = (config: SsoConfig): Saved<SsoValues> => ({
  values: ssoValues(config),
  version: Date.parse(config.modifiedDate),
});
const fresh: Saved<SsoValues> = { values: newSsoConfig, version: 0 };

/** What a provider says of itself. Somebody else's change meanwhile is asked about as in every form. */
export function SsoForm({ config, calls, onCreated }: SsoFormProps) {
  const t = useT();
  const made = useRef<string>(undefined);
  const id = config?.id;
  const isActive = config?.status === 'ACTIVE';
  const record: RecordProps<SsoValues> = {
    saved: useMemo(() => (config ? toSaved(config) : fresh), [config]),
    save: async (values, version) => {
      if (id !== undefined) return toSaved(await calls.update(id, ssoInput(values), modifiedAt(version)));
      const created = await calls.create(ssoInput(values));
      made.current = created.id;
      return toSaved(created);
    },
    reload: id === undefined ? undefined : async () => toSaved(await calls.read(id)),
    onSaved: () => {
      if (made.current !== undefined) onCreated(made.current);
    },
  };
  return (
    <EditorScreen<SsoValues>
      isPart
      record={record}
      schema={useMemo(() => ssoSchema(isActive), [isActive])}
      toErrorMessage={ssoProblem}
      title={config?.name ?? t('organizer.singleSignOn.new')}
    >
      <FormSection title={t('organizer.singleSignOn.details')}>
        <ProviderFields config={config} readMetadata={calls.readMetadata} />
      </FormSection>
      <FormSection
        title={t('organizer.singleSignOn.attributes')}
        text={t('organizer.singleSignOn.attributesText')}
      >
        <TextField<SsoValues> name="attributeNames.email" label={t('account.email')} {...code} span={4} />
        <TextField<SsoValues>
          name="attributeNames.firstName"
          label={t('organizer.orders.order.firstName')}
          {...code}
          span={4}
        />
        <TextField<SsoValues>
          name="attributeNames.lastName"
          label={t('organizer.orders.order.lastName')}
          {...code}
          span={4}
        />
      </FormSection>
    </EditorScreen>
  );
}

const code = { dir: 'ltr', spellCheck: false, required: true } as const;
