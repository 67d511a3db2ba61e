/** A story of the main screens for each width; where one story plays on both, it is named twice. */
interface Screen {
  name: string;
  wide: string;
  narrow: string;
  /** How much of it is shown, in CSS pixels. */
  height: number;
}

export const screens: readonly Screen[] = [
  {
    name: 'tickets',
    wide: 'widget-ticketwidget--own-button-texts',
    narrow: 'widget-ticketwidget--own-button-texts',
    height: 1000,
  },
  {
    name: 'registration',
    wide: 'registration-registrationlayout--whole',
    narrow: 'registration-registrationlayout--two-minutes-left-on-a-phone',
    height: 1000,
  },
  {
    name: 'payment',
    wide: 'payment-card-in-the-form--complete-card',
    narrow: 'payment-card-in-the-form--complete-card',
    height: 1000,
  },
  {
    name: 'confirmation',
    wide: 'confirmation-confirmation--one-ticket',
    narrow: 'confirmation-confirmation--one-ticket',
    height: 1000,
  },
];
