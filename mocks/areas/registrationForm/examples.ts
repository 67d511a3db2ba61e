import { getRegistrationForm, saveRegistrationForm } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { eventId: '1001' };

export const registrationFormExamples = {
  getRegistrationForm: exampleOf(getRegistrationForm, { params: event }),
  saveRegistrationForm: async (call) => {
    const { name, questions, version } = await call(getRegistrationForm, { params: event });
    const shirt = {
      id: '106_form',
      attributeKey: 'shirtSize',
      label: 'Apron size',
      type: 'radio' as const,
      required: true,
      options: ['Small', 'Medium', 'Large'],
    };
    return exampleOf(saveRegistrationForm, {
      params: event,
      body: { name, questions: [...questions, shirt], version },
    });
  },
} satisfies Examples;
