'use client';
import { memo, useId, useRef, type ReactNode } from 'react';
import type { AttendeeSection } from '../../domain';
import { useFolding, type Folding } from '../../headless/form/useFolding';
import { useVisibleQuestions } from '../../headless/form/useVisibleQuestions';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { FoldedAttendee } from './FoldedAttendee';
import { CopyAttendee, CopyToAll } from './help/CopyDetails';
import * as css from './RegistrationForm.css';
import { Question } from './questions/Question';
import type { QuestionTools } from './questions/questionProps';

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
    <div role="group" aria-labelledby={titleId} className={css.attendee} data-attendee={number}>
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
