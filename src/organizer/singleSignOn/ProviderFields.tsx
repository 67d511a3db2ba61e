'use client';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { SsoAttributeNames, SsoConfig } from '../../contract';
import { namesForType, ssoConfigTypes, ssoLimits, type SsoValues } from '../../domain/singleSignOn';
import type { SsoCalls } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField, RadioCards, TextField } from '../kit/fields';
import { useEditorContext, useEditorControl } from '../kit/form/EditorContext';
import { MetadataPart } from './MetadataPart';
import { typeKeys } from './ssoKeys';

interface ProviderFieldsProps {
  config: SsoConfig | undefined;
  readMetadata: SsoCalls['readMetadata'];
}

/** How a provider is called and reached; what is asked follows its type. */
export function ProviderFields({ config, readMetadata }: ProviderFieldsProps) {
  const t = useT();
  const configType = useWatch({ control: useEditorControl<SsoValues>(), name: 'configType' });
  const { methods } = useEditorContext();
  const isNew = config === undefined;
  useEffect(() => {
    if (!isNew) return;
    const names = methods.getValues('attributeNames') as SsoAttributeNames;
    methods.setValue('attributeNames', namesForType(names, configType));
  }, [methods, isNew, configType]);
  const isSaml = configType === 'SAML';
  const isFixed = config?.status === 'ACTIVE';
  return (
    <>
      <TextField<SsoValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={ssoLimits.name}
        required
      />
      <RadioCards<SsoValues>
        name="configType"
        label={t('organizer.agenda.kind')}
        options={ssoConfigTypes.map((type) => ({
          value: type,
          label: t(typeKeys[type]),
          text: t(`organizer.singleSignOn.type.${type}.text`),
          unavailable:
            isFixed && type !== config.configType ? t('organizer.singleSignOn.typeFixed') : undefined,
        }))}
      />
      {isSaml && <MetadataPart readMetadata={readMetadata} />}
      <TextField<SsoValues>
        name="entityId"
        label={t(isSaml ? 'organizer.singleSignOn.entityId' : 'organizer.singleSignOn.issuer')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <TextField<SsoValues>
        name="signInUrl"
        label={t('organizer.singleSignOn.signInUrl')}
        hint={t('organizer.partners.addressHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required
      />
      {isSaml ? (
        <LongTextField<SsoValues>
          name="certificate"
          label={t('organizer.singleSignOn.certificate')}
          hint={t('organizer.singleSignOn.certificateHint')}
          dir="ltr"
          spellCheck={false}
        />
      ) : (
        <>
          <TextField<SsoValues>
            name="clientId"
            label={t('organizer.singleSignOn.clientId')}
            hint={t('organizer.singleSignOn.clientIdHint')}
            dir="ltr"
            spellCheck={false}
          />
          <TextField<SsoValues>
            name="clientSecret"
            label={t('organizer.singleSignOn.clientSecret')}
            hint={config?.hasClientSecret ? t('organizer.singleSignOn.secretSaved') : undefined}
            type="password"
            autoComplete="new-password"
            dir="ltr"
            spellCheck={false}
            optional
          />
        </>
      )}
    </>
  );
}
