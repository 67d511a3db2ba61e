'use client';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { visibleQuestions, type AttendeeQuestion, type AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useFields } from './FieldsContext';
import { FoldedAttendee } from './FoldedAttendee';
import { CopyAttendee, CopyToAll } from './help/CopyDetails';
import * as css from './RegistrationForm.css';
import { Question } from './questions/Question';
import type { QuestionTools } from './questions/questionProps';
import { useFolding, type Folding } from './useFolding';

export interface AttendeesProps {
  sections: readonly AttendeeSection[];
  tools: QuestionTools;
}

/** The organizer's questions, once for each ticket. Answers live in the form, and so do the fields of who is folded. */
export const Attendees = /* @__PURE__ */ memo(function Attendees({ sections, tools }: AttendeesProps) {
  const t = useT();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { open, folded, isComplete, show } = useFolding(sections, box);
  const [first] = sections;
  if (!first) return null;
  return (
    <section ref={box} className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId}>
        {t('registration.attendees')}
      </Heading>
      <VisuallyHidden role="status">
        {folded !== null &&
          t('registration.folded', { number: sections.findIndex(({ key }) => key === folded) + 1 })}
      </VisuallyHidden>
      {sections.map((section, index) => (
        <Attendee
          key={section.key}
          section={section}
          number={index + 1}
          first={first}
          tools={tools}
          isOpen={open.has(section.key)}
          isComplete={isComplete}
          onShow={show}
        >
          {index === 0 && sections.length > 1 && <CopyToAll sections={sections} />}
        </Attendee>
      ))}
    </section>
  );
});

interface AttendeeProps {
  section: AttendeeSection;
  number: number;
  first: AttendeeSection;
  tools: QuestionTools;
  isOpen: boolean;
  isComplete: Folding['isComplete'];
  onShow: Folding['show'];
  /** Below the questions. */
  children: ReactNode;
}

function Attendee({ section, number, first, tools, isOpen, children, ...folding }: AttendeeProps) {
  const t = useT();
  const titleId = useId();
  const fields = useRef<HTMLDivElement>(null);
  return (
    <div role="group" aria-labelledby={titleId} className={css.attendee} data-attendee={section.key}>
      <div className={css.attendeeHead}>
        <Heading level={4} size="md" id={titleId}>
          {t('registration.attendee', { number })}{' '}
          <span className={css.ticketName}>{section.ticketName}</span>
        </Heading>
        {isOpen && number > 1 && <CopyAttendee from={first} to={section} number={number} />}
      </div>
      {!isOpen && <FoldedAttendee section={section} titleId={titleId} fields={fields} {...folding} />}
      <div ref={fields} hidden={!isOpen} className={isOpen ? css.attendeeFields : undefined}>
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
        {children}
      </div>
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
