import { object, type ObjectSchema } from 'yup';
import { text } from '../forms/textSchema';

/** All that is typed of a flow. */
export interface FlowNameValues {
  name: string;
}

/** 002 §7 Flows. */
export const maxFlowNameLength = 100;

const folded = (name: string) => name.trim().toLowerCase();

/** The name of a flow; `others` are those the event's other flows have, archived ones too. Messages are i18n keys. */
export const flowNameSchema = (others: readonly string[]): ObjectSchema<FlowNameValues> => {
  const taken = new Set(others.map(folded));
  return object({
    name: text()
      .required('organizer.promotions.problem.groupName')
      .max(maxFlowNameLength, 'organizer.promotions.problem.groupNameTooLong')
      .test('free', 'organizer.registrationFlows.problem.nameTaken', (value) => !taken.has(folded(value))),
  });
};
