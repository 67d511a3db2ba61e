'use client';
import { memo, useId, useState } from 'react';
import type { AttendeeQuestion, AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { ChoiceField } from './ChoiceField';
import { EmailField } from './EmailField';
import { useFields } from './FieldsContext';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface AttendeesProps {
  sections: readonly AttendeeSection[];
}

/** The organizer's questions, once for each ticket. Drawn once; answers live in the form. */
export const Attendees = /* @__PURE__ */ memo(function Attendees({ sections }: AttendeesProps) {
  const t = useT();
  const titleId = useId();
  const [first] = sections;
  if (!first) return null;
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} look="xl" id={titleId}>
        {t('registration.attendees')}
      </Heading>
      {sections.map((section, index) => (
        <Attendee key={section.key} section={section} number={index + 1} first={first} />
      ))}
    </section>
  );
});

interface AttendeeProps {
  section: AttendeeSection;
  number: number;
  first: AttendeeSection;
}

function Attendee({ section, number, first }: AttendeeProps) {
  const t = useT();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={css.attendee}>
      <div className={css.attendeeHead}>
        <Heading level={4} look="md" id={titleId}>
          {t('registration.attendee', { number })}{' '}
          <span className={css.ticketName}>{section.ticketName}</span>
        </Heading>
        {number > 1 && <CopyButton from={first} to={section} number={number} />}
      </div>
      <Fields>
        {section.questions.map((question) => (
          <Question key={question.key} attendee={section.key} number={number} question={question} />
        ))}
      </Fields>
    </div>
  );
}

function CopyButton({ from, to, number }: { from: AttendeeSection; to: AttendeeSection; number: number }) {
  const t = useT();
  const { methods } = useFields();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    for (const { key } of from.questions)
      methods.setValue(`attendees.${to.key}.${key}`, methods.getValues(`attendees.${from.key}.${key}`), {
        shouldDirty: true,
      });
    const names = to.questions.map(({ key }) => `attendees.${to.key}.${key}` as const);
    void methods.trigger(names.filter((name) => methods.getFieldState(name).error));
    setCopied(true);
  };
  return (
    <>
      <LinkButton className={css.copy} icon={<Icon name="copy" size="small" />} onClick={copy}>
        {t('registration.copy')}
      </LinkButton>
      <VisuallyHidden role="status">{isCopied && t('registration.copied', { number })}</VisuallyHidden>
    </>
  );
}

interface QuestionProps {
  attendee: string;
  number: number;
  question: AttendeeQuestion;
}

/** One question by its type; a type this version does not know is asked as text. */
function Question({ attendee, number, question }: QuestionProps) {
  const name = `attendees.${attendee}.${question.key}` as const;
  const frame = {
    name,
    label: question.label,
    optional: !question.required,
    required: question.required,
    // A section of its own keeps a browser from filling every attendee with the same person.
    autoComplete: question.autocomplete && `section-attendee-${number} ${question.autocomplete}`,
  };
  switch (question.type) {
    case 'select':
      return <ChoiceField {...frame} span={6} options={question.options ?? []} />;
    case 'email':
      return <EmailField {...frame} span={6} />;
    case 'textarea':
      return <TextField {...frame} multiline />;
    default:
      return <TextField {...frame} span={6} />;
  }
}
