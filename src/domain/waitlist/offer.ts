import { boolean, number, object } from 'yup';

/** What an organizer says of offers. */
export interface OfferValues {
  /** How long they are good for; `null` while the field is empty. */
  hours: number | null;
  /** More places are offered than are free. */
  beyondFree: boolean;
}

/** 30 days, as the backend has it. */
const maxHours = 720;
const wrongHours = 'organizer.waitlist.offer.hoursWrong';

/** `isBeyond`: more is wanted than there is, which must be confirmed. */
export const offerSchema = (isBeyond: boolean) =>
  object({
    hours: number()
      .nullable()
      .default(null)
      .required(wrongHours)
      .integer(wrongHours)
      .min(1, wrongHours)
      .max(maxHours, wrongHours),
    beyondFree: isBeyond
      ? boolean().default(false).oneOf([true], 'organizer.waitlist.offer.confirm')
      : boolean().default(false),
  });
