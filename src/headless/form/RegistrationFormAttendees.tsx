'use client';
import { forwardRef, useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { AttendeeQuestion, AttendeeSection } from '../../domain';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useLatest } from '../../react';
import {
  AttendeeContext,
  QuestionContext,
  useAttendee,
  type AttendeeContextValue,
  type AttendeeFolding,
} from './FieldContext';
import { focusIn, useWho } from './foldedAttendee';
import { useFormParts } from './RegistrationFormRoot';
import { useFolding, useIsComplete, type Folding } from './useFolding';
import { useVisibleQuestions } from './useVisibleQuestions';

/** What an attendee is in. @public */
export interface RegistrationAttendeeState {
  /** From 1, as text. */
  attendee: string;
  /** With `folds`: the questions are in sight. */
  open: boolean;
  /** With `folds`: nothing is missing or wrong. */
  complete: boolean;
}
/** Props of `RegistrationForm.Attendees`. @public */
export interface RegistrationFormAttendeesProps {
  /** Draws an attendee; numbers begin at 1. */
  children: (attendee: AttendeeSection, number: number) => ReactNode;
  /**
   * An attendee who is complete is folded once the focus is elsewhere in the form, and the next one opens. Put the questions into `AttendeeFields`,
   * and beside them what leads back, in `AttendeeSummary`. A single attendee is never folded. Default: false.
   */
  folds?: boolean | undefined;
  /** An attendee was folded: say it in a status, for whoever does not see it. */
  onFold?: ((number: number) => void) | undefined;
}
/** Props of `RegistrationForm.Attendee`. @public */
export type RegistrationFormAttendeeProps = HeadlessProps<'div', RegistrationAttendeeState>;
/** Props of `RegistrationForm.AttendeeTitle`. @public */
export type RegistrationFormAttendeeTitleProps = HeadlessProps<'h3', RegistrationAttendeeState>;
/** Props of `RegistrationForm.AttendeeSummary`. @public */
export interface RegistrationFormAttendeeSummaryProps extends Omit<
  HeadlessProps<'div', RegistrationAttendeeState>,
  'children'
> {
  /** Draws who it is: name and address, or the first answer of somebody who is asked for neither. */
  children: (who: readonly string[]) => ReactNode;
}
/** Props of `RegistrationForm.ShowAttendee`. @public */
export type RegistrationFormShowAttendeeProps = HeadlessProps<'button', RegistrationAttendeeState>;
/** Props of `RegistrationForm.Questions`. @public */
export interface RegistrationFormQuestionsProps {
  /** Draws a question. */
  children: (question: AttendeeQuestion) => ReactNode;
}

/** Each attendee, once the questions are there. Renders what its function makes of each, and nothing around them. */
export function Attendees({ children, folds = false, onFold }: RegistrationFormAttendeesProps) {
  const { sections } = useFormParts();
  if (folds) return <FoldingAttendees sections={sections} draw={children} onFold={onFold} />;
  return sections.map((section, index) => (
    <AttendeeScope key={section.key} section={section} number={index + 1}>
      {children(section, index + 1)}
    </AttendeeScope>
  ));
}

interface FoldingAttendeesProps extends Pick<RegistrationFormAttendeesProps, 'onFold'> {
  sections: readonly AttendeeSection[];
  draw: RegistrationFormAttendeesProps['children'];
}

function FoldingAttendees({ sections, draw, onFold }: FoldingAttendeesProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const folding = useFolding(sections, boxRef);
  const { folded } = folding;
  const latestRef = useLatest({ sections, onFold });
  useEffect(() => {
    const { sections: all, onFold: report } = latestRef.current;
    if (folded !== null) report?.(all.findIndex(({ key }) => key === folded) + 1);
  }, [folded, latestRef]);
  return sections.map((section, index) => (
    <FoldingScope
      key={section.key}
      section={section}
      number={index + 1}
      folding={folding}
      boxRef={index === 0 ? boxRef : undefined}
    >
      {draw(section, index + 1)}
    </FoldingScope>
  ));
}

interface AttendeeScopeProps {
  section: AttendeeSection;
  number: number;
  folding?: AttendeeFolding | null;
  children: ReactNode;
}

function AttendeeScope({ section, number, folding = null, children }: AttendeeScopeProps) {
  const titleId = useId();
  const value = { section, number, titleId, folding };
  return <AttendeeContext.Provider value={value}>{children}</AttendeeContext.Provider>;
}

interface FoldingScopeProps extends Omit<AttendeeScopeProps, 'folding'> {
  folding: Folding;
  boxRef: Ref<HTMLDivElement> | undefined;
}

function FoldingScope({ folding, boxRef, ...scope }: FoldingScopeProps) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const { key } = scope.section;
  const own: AttendeeFolding = {
    open: folding.open.has(key),
    complete: useIsComplete(folding.isComplete, key),
    show: () => folding.show(key),
    boxRef,
    fieldsRef,
  };
  return <AttendeeScope {...scope} folding={own} />;
}

const stateOf = ({ number, folding }: AttendeeContextValue): RegistrationAttendeeState => ({
  attendee: String(number),
  open: folding?.open ?? false,
  complete: folding?.complete ?? false,
});

/** Around the questions of an attendee: a group, named by its title, with `data-attendee`. */
export const Attendee = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormAttendeeProps>(
  function Attendee(props, ref) {
    const attendee = useAttendee();
    const { titleId, folding } = attendee;
    return useRenderElement('div', stateOf(attendee), props, {
      ref,
      ownRef: folding?.boxRef,
      defaults: { role: 'group', 'aria-labelledby': titleId },
    });
  },
);

/** Names an attendee, as by number and ticket. */
export const AttendeeTitle = /* @__PURE__ */ forwardRef<
  HTMLHeadingElement,
  RegistrationFormAttendeeTitleProps
>(function AttendeeTitle(props, ref) {
  const attendee = useAttendee();
  return useRenderElement('h3', stateOf(attendee), { ...props, id: attendee.titleId }, { ref });
});

/** Around what is folded: hidden while it is, so that answers stay. */
export const AttendeeFields = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormAttendeeProps>(
  function AttendeeFields(props, ref) {
    const attendee = useAttendee();
    const { folding } = attendee;
    return useRenderElement('div', stateOf(attendee), props, {
      ref,
      ownRef: folding?.fieldsRef,
      handlers: { hidden: folding?.open === false },
    });
  },
);

/** In the place of what is folded; hidden while it is open. */
export const AttendeeSummary = /* @__PURE__ */ forwardRef<
  HTMLDivElement,
  RegistrationFormAttendeeSummaryProps
>(function AttendeeSummary({ children, ...rest }, ref) {
  const attendee = useAttendee();
  const who = useWho(attendee.section);
  const content = children(who);
  return useRenderElement(
    'div',
    stateOf(attendee),
    { ...rest, children: content },
    {
      ref,
      handlers: { hidden: attendee.folding?.open !== false },
    },
  );
});

/** Opens an attendee again, and leads to the first field. Named by its text and the attendee’s title. */
export const ShowAttendee = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormShowAttendeeProps>(
  function ShowAttendee(props, ref) {
    const attendee = useAttendee();
    const { titleId, folding } = attendee;
    const ownId = useId();
    const id = props.id ?? ownId;
    return useRenderElement('button', stateOf(attendee), props, {
      ref,
      defaults: { type: 'button', id, 'aria-labelledby': `${id} ${titleId}` },
      handlers: {
        onClick: (event) => {
          if (event.isDefaultPrevented() || !folding) return;
          flushSync(folding.show);
          focusIn(folding.fieldsRef.current);
        },
      },
    });
  },
);

/** The questions that are asked by what is answered so far. Renders what its function makes of each, and nothing around them. */
export function Questions({ children }: RegistrationFormQuestionsProps) {
  return useVisibleQuestions(useAttendee().section).map((question) => (
    <QuestionContext.Provider key={question.key} value={question}>
      {children(question)}
    </QuestionContext.Provider>
  ));
}
