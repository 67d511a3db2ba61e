'use client';
import { useMemo, useState } from 'react';
import type { AnswerCount, FormSession } from '../../contract';
import { formDraftSchema, maxFormNameLength, type FormDraft } from '../../domain';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import type { Option } from '../../themed/kit/NativeSelect';
import { TextField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, type BackLink } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import type { AttributesLoad } from './AttributePicker';
import { FormPreview } from './FormPreview';
import { QuestionsSection } from './QuestionsSection';
import * as css from './registrationForm.css';

export interface RegistrationFormViewProps extends SaveCalls<FormDraft> {
  /** The form as it is kept, with its version. */
  saved: Saved<FormDraft>;
  /** How often each question was answered. */
  answers: readonly AnswerCount[];
  /** What a question may be asked for. */
  ticketTypes: readonly Option[];
  /** What a question may let people register for, those it offers already included. */
  sessions: readonly FormSession[];
  /** What the account knows of people and a question may ask for. */
  attributes: AttributesLoad;
  /** Of the event, IANA. */
  timeZone: string;
  /** Where what buyers are asked is looked at; a link to it when given. */
  buyer?: Omit<BackLink, 'label'> | undefined;
  /** The form is saved; whoever holds tickets from now on is asked by it. */
  onSaved?: ((saved: Saved<FormDraft>) => void) | undefined;
}

/** What attendees are asked, question by question, with the form buyers see beside it. @experimental */
export function RegistrationFormView(props: RegistrationFormViewProps) {
  const { saved, answers, ticketTypes, sessions, attributes, timeZone, save, reload } = props;
  const { buyer, onSaved } = props;
  const t = useT();
  const [schema] = useState(formDraftSchema);
  const editor = useEditor<FormDraft>({ saved, schema, save, reload, onSaved });
  const title = t('organizer.registrationForm.title');
  const sessionOptions = useMemo(
    () => sessions.map(({ id, name }) => ({ value: id, label: name })),
    [sessions],
  );
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.registrationForm.lead')} />}
      aside={<FormPreview timeZone={timeZone} ticketTypes={ticketTypes} sessions={sessions} />}
    >
      <FormSection title={t('organizer.registrationForm.heading')}>
        <TextField<FormDraft>
          name="name"
          label={t('organizer.registrationForm.heading')}
          hint={t('organizer.registrationForm.headingHint')}
          limit={maxFormNameLength}
          optional
        />
      </FormSection>
      <FormSection
        title={t('organizer.registrationForm.questions')}
        text={t('organizer.registrationForm.questionsText')}
      >
        <QuestionsSection
          answers={answers}
          ticketTypes={ticketTypes}
          attributes={attributes}
          sessions={sessionOptions}
        />
      </FormSection>
      <FormSection title={t('organizer.buyerInformation.title')}>
        <p className={css.note}>{t('organizer.registrationForm.buyerAsked')}</p>
        {buyer && (
          <a
            href={buyer.href}
            className={css.note}
            onClick={(click) => isPlainClick(click) && buyer.onNavigate?.(buyer.href, click)}
          >
            {t('organizer.registrationForm.buyerMore')}
          </a>
        )}
      </FormSection>
    </EditorForm>
  );
}
