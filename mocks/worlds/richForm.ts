import type { FormQuestion, FormSession } from '../../src/contract';
import { northlight } from './northlight';
import { variant } from './variant';

const question = (
  id: string,
  type: FormQuestion['type'],
  label: string,
  more: Partial<FormQuestion> = {},
): FormQuestion => ({
  id: `${id}_form`,
  attributeKey: `question${id}`,
  label,
  type,
  required: false,
  ...more,
});

const session = (
  id: string,
  name: string,
  [start, end]: [string, string],
  more: Partial<FormSession> = {},
): FormSession => ({
  id,
  name,
  capacity: null,
  remaining: null,
  'start-date': `${start}:00-04:00`,
  'end-date': `${end}:00-04:00`,
  ...more,
});

const seats = (capacity: number, remaining = capacity) => ({ capacity, remaining });

const sessions: FormSession[] = [
  session('s1', 'Opening: A City in Letters', ['2026-05-14T09:30', '2026-05-14T10:30'], {
    location: 'Main Hall',
  }),
  session('s2', 'Sign Painting for Beginners', ['2026-05-14T11:00', '2026-05-14T12:30'], {
    location: 'Pier Workshop',
    ...seats(12),
  }),
  session('s3', 'Maps That People Can Read', ['2026-05-14T11:30', '2026-05-14T12:30'], {
    location: 'Room 2',
    ...seats(40),
  }),
  session('s4', 'Letterpress by Hand', ['2026-05-14T14:00', '2026-05-14T16:00'], {
    location: 'Pier Workshop',
    ...seats(0),
  }),
  session('s5', 'Portfolio Reviews', ['2026-05-15T10:00', '2026-05-15T12:00'], {
    location: 'Room 4',
    ...seats(1),
  }),
  session('s6', 'Closing Walk along the Harbour', ['2026-05-15T15:00', '2026-05-15T17:00']),
];

const languages = (
  'Arabic, Bengali, Danish, Dutch, English, Finnish, French, German, Greek, Hindi, Italian, Japanese, Korean, Mandarin, Norwegian, ' +
  'Persian, Polish, Portuguese, Spanish, Swahili, Swedish, Turkish, Ukrainian, Vietnamese'
).split(', ');

/** Northlight, asking everything that can be asked. */
export const richForm = variant('richForm', {
  form: {
    entities: [
      ...northlight.form.entities.filter(({ attributeKey }) => attributeKey !== 'dietaryNeeds'),
      question('201', 'phone', 'Mobile phone', { autocomplete: 'tel' }),
      question('202', 'country', 'Country you travel from', { required: true, autocomplete: 'country' }),
      question('203', 'date', 'Day of arrival', {
        required: true,
        min: '2026-05-10',
        max: '2026-05-15',
        safeHtmlText: 'The doors open on <strong>May 14</strong>.',
      }),
      question('204', 'radio', 'Will you join the opening dinner?', {
        required: true,
        options: ['Yes', 'No'],
      }),
      question('205', 'checkbox', 'What should the kitchen know?', {
        options: ['Vegetarian', 'Vegan', 'Gluten-free', 'Halal', 'Kosher', 'Allergies'],
        showWhen: { questionId: '204_form', values: ['Yes'] },
      }),
      question('206', 'text', 'Which allergies?', {
        required: true,
        maxLength: 100,
        showWhen: { questionId: '205_form', values: ['Allergies'] },
      }),
      question('207', 'list', 'Languages you speak', { options: languages, maxChoices: 3 }),
      question('208', 'sessionRegistration', 'Sessions', {
        attributeKey: 'sessionRegistration',
        sessions,
        maxChoices: 4,
      }),
      question('209', 'file', 'Work to show at the portfolio reviews', {
        accept: ['application/pdf', 'image/*'],
        maxSize: 5 * 1024 * 1024,
        showWhen: { questionId: '208_form', values: ['s5'] },
      }),
      question('210', 'textarea', 'What do you hope for?', { maxLength: 300 }),
      question('211', 'consent', 'Photographs', {
        required: true,
        safeHtmlText:
          'I know that pictures are taken, and have read <a href="https://northlight.example/photos">how they are used</a>.',
      }),
    ],
  },
});
