'use client';
import type { Ref, RefObject } from 'react';
import type { FormModel } from '../../../contract';
import { isBuyerSkipped } from '../../../domain';
import { useFields } from '../../../headless/form/FieldsContext';
import { useFormParts } from '../../../headless/form/RegistrationFormRoot';
import { useFillIn } from '../../../headless/form/useFillIn';
import { useLocale } from '../../../i18n';
import type { PaymentSectionProps } from '../PaymentSection';
import { useQuestionTools } from '../../../headless/form/useQuestionTools';
import type { RegistrationFormProps } from '../registrationFormProps';

export interface FormContentsInput extends RegistrationFormProps {
  /** Stands in for questions that are not there; takes the focus of who submits without them. */
  missing: RefObject<HTMLDivElement | null>;
  /** The form was submitted before its questions came. */
  isEarly: boolean;
}

interface SharedParts {
  card: Omit<PaymentSectionProps, 'payment'>;
  /** Whether the method's own buttons send the form, and where they are. */
  ownSubmit: { isOwn: boolean; containerRef: Ref<HTMLDivElement> };
}

/** What the parts of a form share: its props, and what follows from them. */
export function useFormContents(props: FormContentsInput & SharedParts) {
  const { form, siteConf } = props;
  const { excludedCountries } = siteConf.features;
  const { methods, context } = useFields();
  const { sections } = useFormParts();
  const fill = useFillIn(methods, { context, locale: useLocale(), excludedCountries });
  const tools = useQuestionTools(props, excludedCountries);
  const isBuyerOptional = isBuyerSkipped(context);
  return {
    ...props,
    context,
    sections,
    fill,
    tools,
    isBuyerOptional,
    requestsBuyer: !isBuyerOptional || !requestsPerson(form),
  };
}

/** True when the attendees' questions already say who buys. */
const requestsPerson = (form: FormModel | undefined) =>
  ['firstName', 'lastName', 'email'].every((key) =>
    form?.entities.some((question) => question.attributeKey === key),
  );
