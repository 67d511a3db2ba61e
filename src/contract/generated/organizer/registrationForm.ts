// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { ifThere, nullable, whole, wholeMap } from '../../strictReading';
const readAnswerCount: Reader = /* @__PURE__ */ record({
  questionId: must(isText),
  total: must(isNumber),
  choices: wholeMap(must(isNumber)),
});
const readFormSession: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  ...each(must(isInstant), 'start-date end-date'),
  location: maybe(isText),
  ...each(nullable(must(isNumber)), 'capacity remaining'),
});
const readFormQuestion: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'attributeKey label'),
  type: must(
    oneOf(
      'text',
      'email',
      'textarea',
      'select',
      'radio',
      'checkbox',
      'list',
      'date',
      'phone',
      'country',
      'file',
      'consent',
      'sessionRegistration',
    ),
  ),
  required: must(isFlag),
  ...each(maybe(isNumber), 'maxLength maxChoices maxSize'),
  ...each(ifThere(whole(must(isText))), 'options accept ticketTypeIds'),
  ...each(maybe(isText), 'autocomplete safeHtmlText min max'),
  sessions: ifThere(whole(readFormSession)),
  showWhen: ifThere(record({ questionId: must(isText), values: whole(must(isText)) })),
});
const readRegistrationFormSettings: Reader = /* @__PURE__ */ record({
  name: maybe(isText),
  questions: whole(readFormQuestion),
  answers: whole(readAnswerCount),
  version: must(isNumber),
});
export const getRegistrationForm: Reader = /* @__PURE__ */ readRegistrationFormSettings;
export const saveRegistrationForm: Reader = /* @__PURE__ */ readRegistrationFormSettings;
