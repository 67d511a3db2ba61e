'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { VirtualSession } from '../../contract';
import {
  requestTypes,
  sourceSchema,
  sourceValues,
  videoProviders,
  virtualProblem,
  type SourceValues,
} from '../../domain/virtualSessions';
import type { VirtualSessionCalls } from '../../hooks/organizer/virtualSessions';
import { useT } from '../../i18n';
import { RadioCards, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { EditorScreen } from '../kit/record';

interface SourceSectionProps {
  room: VirtualSession;
  /** Rejects with the client's ApiError. */
  save: VirtualSessionCalls['saveSource'];
}

/** The backend counts no changes of it: the last one stays. */
const toSaved = (room: VirtualSession) => ({ values: sourceValues(room), version: 1 });

/** Where a session's picture comes from. 002 §7 Agenda, requestType and providerDetails. */
export function SourceSection({ room, save }: SourceSectionProps) {
  const t = useT();
  const hasProvider = room.provider !== null;
  const schema = useMemo(() => sourceSchema(hasProvider), [hasProvider]);
  const saved = useMemo(() => toSaved(room), [room]);
  return (
    <EditorScreen<SourceValues>
      isPart
      record={{ saved, save: async (values) => toSaved(await save(values, room)) }}
      schema={schema}
      toErrorMessage={virtualProblem}
      title={t('organizer.virtualSessions.source')}
    >
      <FormSection title={t('organizer.virtualSessions.source')}>
        <RadioCards<SourceValues>
          name="requestType"
          label={t('organizer.agenda.kind')}
          options={requestTypes.map((value) => ({
            value,
            label: t(`organizer.virtualSessions.type.${value}`),
            text: t(`organizer.virtualSessions.typeText.${value}`),
          }))}
          alsoChecks={['joinUrl']}
        />
        <ProviderFields hasProvider={hasProvider} />
      </FormSection>
    </EditorScreen>
  );
}

/** Of a session that is not held in the platform's own room. */
function ProviderFields({ hasProvider }: { hasProvider: boolean }) {
  const t = useT();
  const requestType = useWatch({ control: useEditorControl<SourceValues>(), name: 'requestType' });
  if (requestType === 'ROOM') return null;
  const isNeeded = requestType === 'LIVESTREAM' || hasProvider;
  return (
    <>
      <SelectField<SourceValues>
        name="providerType"
        label={t('organizer.paymentProcessors.column.gateway')}
        options={optionsOf(videoProviders, (value) => t(`organizer.virtualSessions.provider.${value}`))}
        span={6}
      />
      <TextField<SourceValues>
        name="providerId"
        label={t('organizer.virtualSessions.providerId')}
        dir="ltr"
        spellCheck={false}
        optional
        span={6}
      />
      <TextField<SourceValues>
        name="joinUrl"
        label={t('organizer.virtualSessions.joinUrl')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required={isNeeded}
        optional={!isNeeded}
      />
    </>
  );
}
