'use client';
import {
  createContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { AttendeeQuestion, AttendeeSection } from '../../domain';
import { useRequiredContext } from '../../react';
import type { RegistrationFieldKind } from './fieldKind';
import type { EmailSuggestion } from './useEmailSuggestion';

/** What a field is in, of every part of it. @public */
export interface RegistrationFieldState {
  /** What it is answered with. */
  kind: RegistrationFieldKind;
  /** What is filled in is missing or wrong, and the person has left it. */
  invalid: boolean;
  /** An answer is required. */
  required: boolean;
  /** A file is on its way. */
  pending: boolean;
}

/** Elements that a control is by itself. */
export type ControlTag = 'input' | 'textarea' | 'select';

/** How a control is drawn, and what it does. */
interface ControlBehaviour {
  tag: ControlTag;
  ref?: Ref<Element> | undefined;
  defaults?: ComponentPropsWithoutRef<ControlTag> | undefined;
  handlers: ComponentPropsWithoutRef<ControlTag>;
  /** Options of a list. */
  options?: ReactNode;
}

/** An option of a question. @public */
export interface RegistrationOption {
  /** As it is sent. */
  value: string;
  /** In the organizer’s words; of a session its name. */
  label: string;
  /** It is chosen. */
  selected: boolean;
  /** It can’t be chosen: as many are chosen as may be, or the session is full. */
  disabled: boolean;
}

export interface FieldContextValue {
  state: RegistrationFieldState;
  label: string;
  error: string | undefined;
  ids: Readonly<Record<'control' | 'label' | 'description' | 'error', string>>;
  hasDescription: boolean;
  setHasDescription: (isThere: boolean) => void;
  /** The question that it asks. */
  question: AttendeeQuestion | null;
  control: ControlBehaviour | null;
  options: readonly RegistrationOption[];
  toggle: ((value: string) => void) | null;
  file: { name: string | undefined; remove: () => void } | null;
  /** The email address that was probably meant. */
  suggestion: EmailSuggestion | null;
}

export const FieldContext = /* @__PURE__ */ createContext<FieldContextValue | null>(null);
export const OptionContext = /* @__PURE__ */ createContext<RegistrationOption | null>(null);
export const AttendeeContext = /* @__PURE__ */ createContext<AttendeeContextValue | null>(null);
export const QuestionContext = /* @__PURE__ */ createContext<AttendeeQuestion | null>(null);

/** What an attendee shares with the parts within it. */
export interface AttendeeContextValue {
  section: AttendeeSection;
  /** From 1. */
  number: number;
  titleId: string;
  /** Nothing where attendees are not folded. */
  folding: AttendeeFolding | null;
}

/** Of one attendee, within all of them. */
export interface AttendeeFolding {
  open: boolean;
  complete: boolean;
  show: () => void;
  /** Of the first attendee: something in the form. */
  boxRef: Ref<HTMLDivElement> | undefined;
  /** Around the questions. */
  fieldsRef: RefObject<HTMLDivElement | null>;
}

export const useFormField = (): FieldContextValue =>
  useRequiredContext(FieldContext, 'RegistrationForm.Field');
export const useFormOption = (): RegistrationOption =>
  useRequiredContext(OptionContext, 'RegistrationForm.Options');
export const useAttendee = (): AttendeeContextValue =>
  useRequiredContext(AttendeeContext, 'RegistrationForm.Attendees');
export const useQuestion = (): AttendeeQuestion =>
  useRequiredContext(QuestionContext, 'RegistrationForm.Questions');
