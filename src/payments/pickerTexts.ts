/** A method among several: keys of its texts, and the sign beside them; without a sign it is a card. */
export interface PickerTexts {
  title: string;
  help: string;
  icon?: string;
}

/** Of everything that is paid by card, whoever takes it. */
export const cardTexts: PickerTexts = { title: 'payment.picker.card', help: 'payment.picker.cardHelp' };
