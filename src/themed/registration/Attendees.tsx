'use client';
import { memo, useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { visibleQuestions, type AttendeeQuestion, type AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { useFields } from './FieldsContext';
import { CopyAttendee, CopyBuyer } from './help/CopyDetails';
import * as css from './RegistrationForm.css';
import { Question } from './questions/Question';
import type { QuestionTools } from './questions/questionProps';

export interface AttendeesProps {
  sections: readonly AttendeeSection[];
  tools: QuestionTools;
  /** Who buys is asked as well, so that it can be taken over. */
  copiesBuyer: boolean;
}

/** The organizer's questions, once for each ticket. Drawn once; answers live in the form. */
export const Attendees = /* @__PURE__ */ memo(function Attendees({ sections, ...shared }: AttendeesProps) {
  const t = useT();
  const titleId = useId();
  const [first] = sections;
  if (!first) return null;
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId}>
        {t('registration.attendees')}
      </Heading>
      {sections.map((section, index) => (
        <Attendee key={section.key} section={section} number={index + 1} first={first} {...shared} />
      ))}
    </section>
  );
});

interface AttendeeProps extends Omit<AttendeesProps, 'sections'> {
  section: AttendeeSection;
  number: number;
  first: AttendeeSection;
}

function Attendee({ section, number, first, tools, copiesBuyer }: AttendeeProps) {
  const t = useT();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={css.attendee}>
      <div className={css.attendeeHead}>
        <Heading level={4} size="md" id={titleId}>
          {t('registration.attendee', { number })}{' '}
          <span className={css.ticketName}>{section.ticketName}</span>
        </Heading>
        {number > 1 && <CopyAttendee from={first} to={section} number={number} />}
        {number === 1 && copiesBuyer && <CopyBuyer to={section} />}
      </div>
      <Fields>
        {useVisibleQuestions(section).map((question) => (
          <Question
            key={question.key}
            attendee={section.key}
            number={number}
            question={question}
            tools={tools}
          />
        ))}
      </Fields>
    </div>
  );
}

/** The questions that are asked by what is answered so far. Draws again only when there are others. */
function useVisibleQuestions({ key, questions }: AttendeeSection): AttendeeQuestion[] {
  const { methods } = useFields();
  const { control, subscribe, getValues, clearErrors } = methods;
  const deciding = useMemo(() => {
    const ids = new Set(questions.flatMap(({ showWhen }) => showWhen?.questionId ?? []));
    return questions
      .filter(({ id }) => ids.has(id))
      .map((question) => `attendees.${key}.${question.key}` as const);
  }, [key, questions]);
  const follow = useCallback(
    (callback: () => void) =>
      deciding.length > 0
        ? subscribe({ name: deciding, formState: { values: true }, callback })
        : () => undefined,
    [deciding, subscribe],
  );
  const visibleKeys = () =>
    deciding.length > 0 || questions.some(({ showWhen }) => showWhen)
      ? visibleQuestions(questions, (question) => getValues(`attendees.${key}.${question.key}`))
          .map((question) => question.key)
          .join(' ')
      : null;
  const keys = useSyncExternalStore(follow, visibleKeys, visibleKeys);
  const requested = useMemo(() => {
    const set = keys === null ? null : new Set(keys.split(' '));
    return set ? questions.filter((question) => set.has(question.key)) : questions;
  }, [keys, questions]);
  // Nothing is wrong with what is not asked; its answer stays for when it is asked again.
  useEffect(() => {
    const gone = questions.filter((question) => !requested.includes(question));
    for (const question of gone) clearErrors(`attendees.${key}.${question.key}`);
  }, [requested, questions, key, clearErrors, control]);
  return requested;
}
