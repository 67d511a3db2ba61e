'use client';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormSession } from '../../contract';
import { formOfDraft, previewHold, previewTicket, type FormDraft } from '../../domain';
import { useEnvironment } from '../../hooks';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { NativeSelect, type Option } from '../../themed/kit/NativeSelect';
import { RegistrationForm } from '../../themed/registration';
import { useEditorContext } from '../kit/form/EditorContext';
import { preview } from '../kit/appearance/studio.css';

export interface FormPreviewProps {
  /** Of the event, IANA: sessions are displayed in it. */
  timeZone: string;
  ticketTypes: readonly Option[];
  sessions: readonly FormSession[];
}

const widget = { enforceUniqueEmail: false };
const siteConf = { features: { autoAgree: true, hideTermsCheckbox: true }, termsUrl: '', privacyUrl: '' };

/**
 * The very form buyers fill in, as it would be once saved. Nothing that is typed into it goes anywhere. It follows what is typed as soon
 * as there is time for it, never before the key itself.
 */
export function FormPreview({ timeZone, ticketTypes, sessions }: FormPreviewProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const draft = useDeferredValue(useWatch({ control: methods.control }) as FormDraft);
  const [typeId, setTypeId] = useState('');
  const type = ticketTypes.find(({ value }) => value === typeId) ?? ticketTypes[0];
  return (
    <section aria-label={t('organizer.registrationForm.preview')} className={preview}>
      <Heading level={2} size="md">
        {t('organizer.registrationForm.preview')}
      </Heading>
      {ticketTypes.length > 1 && (
        <NativeSelect
          aria-label={t('organizer.registrationForm.previewTicket')}
          options={ticketTypes}
          value={type?.value ?? ''}
          onChange={(event) => setTypeId(event.target.value)}
        />
      )}
      <Previewed draft={draft} type={type} timeZone={timeZone} sessions={sessions} />
    </section>
  );
}

interface PreviewedProps extends Pick<FormPreviewProps, 'timeZone' | 'sessions'> {
  draft: FormDraft;
  type: Option | undefined;
}

const Previewed = /* @__PURE__ */ memo(function Previewed(props: PreviewedProps) {
  const { draft, type, timeZone, sessions } = props;
  const t = useT();
  const { clock } = useEnvironment();
  const form = useMemo(() => {
    const { name, questions } = formOfDraft(draft, sessions);
    // Nobody can be asked without words: until they are written, something stands for them.
    const entities = questions.map((question) => ({
      ...question,
      label: question.label || t('organizer.registrationForm.new'),
      ...(question.type === 'sessionRegistration' && !question.sessions && { sessions: [...sessions] }),
    }));
    return { ...(name && { name }), entities };
  }, [draft, sessions, t]);
  const [hold] = useState(() => previewHold(clock.now()));
  const tickets = useMemo(
    () => [previewTicket(type?.value ?? '', type?.label ?? '', form)],
    [type?.value, type?.label, form],
  );
  // A question of another type has another answer: the form begins anew.
  const shape = form.entities.map((question) => `${question.id} ${question.type}`).join();
  return (
    <RegistrationForm
      key={`${shape} ${type?.value}`}
      widget={widget}
      siteConf={siteConf}
      hold={hold}
      form={form}
      timeZone={timeZone}
      personTickets={tickets}
      onSubmit={nothing}
    />
  );
});

const nothing = () => undefined;
