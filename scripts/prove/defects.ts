import type { Edit } from '../planting/edit';

/** A change that `npm test` must refuse, and how it must name it. */
export interface Defect extends Edit {
  name: string;
  /** The steps of `npm test` that are run, with their options. */
  steps: string;
  /** In the output of these steps. */
  named: RegExp;
}

/** One of each kind that somebody would bring in without noticing. */
export const defects: readonly Defect[] = [
  {
    name: 'a shade of a token',
    file: 'src/theme/brands.ts',
    find: "color2: '#16181d'",
    replace: "color2: '#1b1e24'",
    steps: 'storybook stories --only=kit-button--primary',
    named: /wide\/kit-button--primary · #16181d is gone/,
  },
  {
    name: 'a cut German word at 360 px',
    file: 'src/themed/root/ThemeRoot.css.ts',
    find: "container: 'widget / inline-size'",
    replace:
      "container: 'widget / inline-size', maxInlineSize: '7rem', overflow: 'hidden', whiteSpace: 'nowrap'",
    steps: 'storybook stories --only=tickets-promopanel--closed',
    named: /tickets-promopanel--closed · de 360 · (?:cut off|sticks out): “[^”]+”/,
  },
  {
    name: 'a missing label',
    file: 'src/headless/tickets/TicketPickerQuantity.tsx',
    find: "'aria-label': labels.quantity(ticket.name),",
    replace: '',
    steps: 'storybook stories --only=tickets-tickettable--all-states',
    named: /tickets-tickettable--all-states · en 1280 · accessibility: “select-name/,
  },
  {
    name: 'a wrong total',
    file: 'src/domain/tickets/pricing.ts',
    find: 'totals.tax += tax * quantity;',
    replace: 'totals.tax += tax;',
    steps: 'unit --changed',
    named: /pricing\.test\.ts/,
  },
  {
    name: 'a broken provider message',
    file: 'src/payments/zooz/zoozSession.ts',
    find: "say({ action: 'submit' })",
    replace: "say({ action: 'send' })",
    steps: 'unit --changed',
    named: /zooz/,
  },
  {
    name: 'a message of a provider believed from any origin',
    file: 'src/payments/zooz/zoozSession.ts',
    find: 'event.origin !== origin || ',
    replace: '',
    steps: 'unit --changed',
    named: /zooz/,
  },
  {
    name: 'an untranslated text',
    file: 'src/i18n/locales/de.json',
    find: '"promotions.enter": ',
    replace: '"promo.entered": ',
    steps: 'texts',
    named: /promotions\.enter\b/,
  },
  {
    name: 'a text written into a component',
    file: 'src/themed/tickets/PromoPanel.tsx',
    find: "{t('promotions.enter')}",
    replace: 'Have a code?',
    steps: 'lint',
    named: /Visible text is an i18n key/,
  },
  {
    name: 'a dropped export',
    file: 'src/entries/index.ts',
    find: '  TicketWidget,\n',
    replace: '',
    steps: 'lint',
    named: /'"boxoffice"' has no exported member|has no exported member 'TicketWidget'/,
  },
];
