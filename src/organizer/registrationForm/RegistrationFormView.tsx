'use client';
import { useMemo, useState } from 'react';
import type { AnswerCount, FormSession } from '../../contract';
import { formDraftSchema, maxFormNameLength, type FormDraft } from '../../domain';
import { useT } from '../../i18n';
import type { Option } from '../../themed/kit/NativeSelect';
import { TextField } from '../kit/fields';
import { namedOptions } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { RoutedLink } from '../kit/page/RoutedLink';
import { EditorScreen, type RecordProps } from '../kit/record';
import type { AttributesLoad } from './AttributePicker';
import { FormPreview } from './FormPreview';
import { QuestionsSection } from './QuestionsSection';
import * as css from './registrationForm.css';

export interface RegistrationFormViewProps extends RecordProps<FormDraft> {
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
}

/** What attendees are asked, question by question, with the form buyers see beside it. @experimental */
export function RegistrationFormView(props: RegistrationFormViewProps) {
  const { answers, ticketTypes, sessions, attributes, timeZone, buyer } = props;
  const t = useT();
  const [schema] = useState(formDraftSchema);
  const sessionOptions = useMemo(() => namedOptions(sessions), [sessions]);
  return (
    <EditorScreen
      record={props}
      schema={schema}
      title={t('organizer.registrationForm.title')}
      lead={t('organizer.registrationForm.lead')}
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
          <RoutedLink href={buyer.href} className={css.note} onNavigate={buyer.onNavigate}>
            {t('organizer.registrationForm.buyerMore')}
          </RoutedLink>
        )}
      </FormSection>
    </EditorScreen>
  );
}
