'use client';
import { forwardRef, useId, type ReactNode } from 'react';
import type { AttendeeQuestion, AttendeeSection } from '../../domain';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { AttendeeContext, QuestionContext, useAttendee } from './FieldContext';
import { useFormParts } from './RegistrationFormRoot';
import { useVisibleQuestions } from './useVisibleQuestions';

/** What an attendee is in. @public */
export interface RegistrationAttendeeState {
  /** From 1, as text. */
  attendee: string;
}
/** Props of `RegistrationForm.Attendees`. @public */
export interface RegistrationFormAttendeesProps {
  /** Draws an attendee; numbers begin at 1. */
  children: (attendee: AttendeeSection, number: number) => ReactNode;
}
/** Props of `RegistrationForm.Attendee`. @public */
export type RegistrationFormAttendeeProps = HeadlessProps<'div', RegistrationAttendeeState>;
/** Props of `RegistrationForm.AttendeeTitle`. @public */
export type RegistrationFormAttendeeTitleProps = HeadlessProps<'h3', RegistrationAttendeeState>;
/** Props of `RegistrationForm.Questions`. @public */
export interface RegistrationFormQuestionsProps {
  /** Draws a question. */
  children: (question: AttendeeQuestion) => ReactNode;
}

/** Each attendee, once the questions are there. Renders what its function makes of each, and nothing around them. */
export function Attendees({ children }: RegistrationFormAttendeesProps) {
  return useFormParts().sections.map((section, index) => (
    <AttendeeScope key={section.key} section={section} number={index + 1}>
      {children(section, index + 1)}
    </AttendeeScope>
  ));
}

interface AttendeeScopeProps {
  section: AttendeeSection;
  number: number;
  children: ReactNode;
}

function AttendeeScope({ section, number, children }: AttendeeScopeProps) {
  const titleId = useId();
  return <AttendeeContext.Provider value={{ section, number, titleId }}>{children}</AttendeeContext.Provider>;
}

/** Around the questions of an attendee: a group, named by its title, with `data-attendee`. */
export const Attendee = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormAttendeeProps>(
  function Attendee(props, ref) {
    const { number, titleId } = useAttendee();
    return useRenderElement('div', { attendee: String(number) }, props, {
      ref,
      defaults: { role: 'group', 'aria-labelledby': titleId },
    });
  },
);

/** Names an attendee, as by number and ticket. */
export const AttendeeTitle = /* @__PURE__ */ forwardRef<
  HTMLHeadingElement,
  RegistrationFormAttendeeTitleProps
>(function AttendeeTitle(props, ref) {
  const { number, titleId } = useAttendee();
  return useRenderElement('h3', { attendee: String(number) }, { ...props, id: titleId }, { ref });
});

/** The questions that are asked by what is answered so far. Renders what its function makes of each, and nothing around them. */
export function Questions({ children }: RegistrationFormQuestionsProps) {
  return useVisibleQuestions(useAttendee().section).map((question) => (
    <QuestionContext.Provider key={question.key} value={question}>
      {children(question)}
    </QuestionContext.Provider>
  ));
}
