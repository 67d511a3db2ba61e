import type { FormModel, FormQuestion, MyTicket } from '../../contract';
import { countryName } from '../countries/countries';
import { trimFieldId } from '../registration';

/** They stand beside the ticket already. */
const ofPerson = new Set(['firstName', 'lastName', 'email']);

/** What an attendee answered, as it can be read: no consents, no files. */
export function readableAnswers(form: FormModel, { registration }: MyTicket, locale: string) {
  return registration.flatMap(({ id, attributeKey, submissionValues, texts }) => {
    const question = form.entities.find((each) => each.id === id || trimFieldId(each.id) === id);
    if (!question || ofPerson.has(attributeKey) || !isReadable(question)) return [];
    const given = (texts ?? submissionValues).map((text) => text.trim()).filter(Boolean);
    const named = question.type === 'country' ? given.map((code) => countryName(code, locale)) : given;
    const text = new Intl.ListFormat(locale, { type: 'unit' }).format(named);
    return given.length > 0 ? [{ id, label: question.label, text }] : [];
  });
}

const isReadable = ({ type }: FormQuestion) => type !== 'consent' && type !== 'file';
