'use client';
import { memo, useId, useRef, useState } from 'react';
import type { AttendeeSection } from '../../domain';
import { useFolding, type Folding } from '../../headless/form/useFolding';
import { useVisibleQuestions } from '../../headless/form/useVisibleQuestions';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { FoldedAttendee } from './FoldedAttendee';
import { CopyDetails } from './help/CopyDetails';
import * as css from './RegistrationForm.css';
import { PasteList } from './pastedList/PasteList';
import { Question } from './questions/Question';
import type { QuestionTools } from '../../headless/form/useQuestionTools';

export interface AttendeesProps {
  sections: readonly AttendeeSection[];
  tools: QuestionTools;
}

/** The organizer's questions, once for each ticket. Answers live in the form, and so do the fields of who was open. */
export const Attendees = /* @__PURE__ */ memo(function Attendees({ sections, tools }: AttendeesProps) {
  const t = useT();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { open, folded, isComplete, show } = useFolding(sections, box);
  if (sections.length === 0) return null;
  return (
    <section ref={box} className={css.part} aria-labelledby={titleId}>
      <div className={css.attendeeHead}>
        <Heading level={3} size="xl" id={titleId} className={css.title}>
          {t('registration.attendees')}
        </Heading>
        <PasteList sections={sections} />
      </div>
      <VisuallyHidden role="status">
        {folded !== null &&
          t('registration.folded', { number: sections.findIndex(({ key }) => key === folded) + 1 })}
      </VisuallyHidden>
      {sections.map((section, index) => (
        <Attendee
          key={section.key}
          sections={sections}
          section={section}
          number={index + 1}
          tools={tools}
          isOpen={open.has(section.key)}
          isComplete={isComplete}
          onShow={show}
        />
      ))}
    </section>
  );
});

interface AttendeeProps {
  sections: readonly AttendeeSection[];
  section: AttendeeSection;
  number: number;
  tools: QuestionTools;
  isOpen: boolean;
  isComplete: Folding['isComplete'];
  onShow: Folding['show'];
}

function Attendee({ sections, section, number, tools, isOpen, ...folding }: AttendeeProps) {
  const t = useT();
  const titleId = useId();
  const fields = useRef<HTMLDivElement>(null);
  // Ten attendees with ten questions each are a second on a phone: nobody waits for fields that are not in sight. Once drawn they stay.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const copyDetails = <CopyDetails sections={sections} to={section} number={number} />;
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={isOpen ? css.attendee : css.foldedAttendee}
      data-attendee={number}
    >
      <div className={css.attendeeHead}>
        <Heading level={4} size="md" id={titleId}>
          {t('registration.attendee', { number })}{' '}
          <span className={css.ticketName}>{section.ticketName}</span>
        </Heading>
        {isOpen && number > 1 && copyDetails}
      </div>
      {!isOpen && <FoldedAttendee section={section} titleId={titleId} fields={fields} {...folding} />}
      <div ref={fields} hidden={!isOpen} className={isOpen ? css.attendeeFields : undefined}>
        {wasOpen && <Questions section={section} number={number} tools={tools} />}
        {number === 1 && copyDetails}
      </div>
    </div>
  );
}

function Questions({ section, number, tools }: Pick<AttendeeProps, 'section' | 'number' | 'tools'>) {
  return (
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
  );
}
