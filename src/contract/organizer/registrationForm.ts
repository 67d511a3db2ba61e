import { endpoint } from '../endpoint';
import type { FormModel, FormQuestion } from '../buyer/registration';
import * as answers from '../generated/organizer/registrationForm';

/** How often a question of the form was answered in orders that are there. @experimental */
export interface AnswerCount {
  /** Question of the registration form. */
  questionId: string;
  /** Tickets with an answer to it. */
  total: number;
  /** Tickets with each of its choices, those included that are no longer offered. */
  choices: Record<string, number>;
}

/**
 * The form buyers fill in for each ticket, as its organizer changes it. Ours: the requirements show no call that saves it.
 * @experimental
 */
export interface RegistrationFormSettings extends Required<Pick<FormModel, 'name'>> {
  /** In the order they are asked. */
  questions: FormQuestion[];
  /** Of the questions somebody answered. */
  answers: AnswerCount[];
  /** Counts its changes; from 1. */
  version: number;
}

/** A form as it shall be: all of it. @experimental */
export interface RegistrationFormUpdate {
  /**
   * Heading of the form; 'Registration Information' when empty.
   * @maxLength 100
   */
  name: string;
  questions: FormQuestion[];
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** Read the registration form of an event, to change it. Fails: 4040 unknown event. Not in the requirements. @experimental */
export const getRegistrationForm = endpoint<{
  params: { eventId: string };
  ok: RegistrationFormSettings;
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/registration_form',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getRegistrationForm,
});

/**
 * Replace the registration form of an event. Tickets held from now on are asked by it; answers that were given stay with their orders,
 * those to questions and choices that are gone included.
 * Fails: 4000 with the member, 4022 two questions or choices are alike, a condition leads nowhere or in a circle, 4040 unknown event,
 * 4090 somebody changed it since `version`. Not in the requirements.
 * @experimental
 */
export const saveRegistrationForm = endpoint<{
  params: { eventId: string };
  body: RegistrationFormUpdate;
  ok: RegistrationFormSettings;
  fail: 4000 | 4022 | 4040 | 4090;
}>()({
  method: 'PUT',
  path: '/events/:eventId/registration_form',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveRegistrationForm,
});
