import type { ReactNode, Ref } from 'react';
import type {
  EventInfo,
  FormModel,
  HeldTransaction,
  PaymentChoice,
  Person,
  PersonTicket,
  SiteConf,
  WidgetConfig,
} from '../../contract';
import type { ErrorListener } from '../../diagnostics';
import type { AddressCompletion } from '../../domain/registration/addressCompletion';
import type { CustomField, RegistrationValues } from '../../domain';
import type { ConsentSettings } from '../../headless/form/registrationMethods';
import type { PaymentSlot } from '../../headless/payment/slot';
import type { InvoiceForm } from './BillingFields';
import type { FormSlots } from './formSlots';
import type { FillIn } from '../../headless/form/useFillIn';
import type { QuestionSettings } from '../../headless/form/useQuestionTools';

/** Props of `RegistrationForm`. @public */
export interface RegistrationFormProps extends QuestionSettings {
  /** Heading and button texts of the organizer, and what is to be agreed to. */
  widget: Pick<
    WidgetConfig,
    'formName' | 'ctaFree' | 'ctaCreditCard' | 'ctaInvoice' | 'ctaBitcoin' | 'enforceUniqueEmail'
  > &
    ConsentSettings;
  /** Flags, and where terms and privacy policy are. */
  siteConf: Pick<SiteConf, 'features' | 'termsUrl' | 'privacyUrl'>;
  /** What the tickets are for: its name, day and venue stand below the heading. */
  event?: Pick<EventInfo, 'name' | 'start-date' | 'time-zone-id' | 'venue'> | undefined;
  /** The tickets that are held, as the backend said. */
  hold: HeldTransaction;
  /** How the buyer chose to pay; as the hold says when absent. */
  choice?: PaymentChoice | undefined;
  /** How the event is paid by invoice, where it is. */
  invoice?: InvoiceForm | undefined;
  /** The organizer's questions; a placeholder shows until they come (000 §4: 800 ms after the hold). */
  form?: FormModel | undefined;
  /** One entry for each attendee. */
  personTickets?: readonly PersonTicket[] | undefined;
  /** Given when the questions could not be loaded; the rest of the form stays usable. */
  onRetryQuestions?: (() => void) | undefined;
  /** Signed-in person: fills the first ticket and the buyer, never over what is there. */
  me?: Person | null | undefined;
  /** What was typed before, e.g. in a registration that timed out. Read once. */
  draft?: RegistrationValues | undefined;
  /** Everything typed so far, 400 ms after the last key and when the form goes away. Never a card number. */
  onDraftChange?: ((values: RegistrationValues) => void) | undefined;
  /** What is filled in, at first and with each change. The object is the form's own: read it only. */
  onValuesChange?: ((values: RegistrationValues) => void) | undefined;
  /** The order is on its way: the button turns, further submits are ignored. */
  busy?: boolean | undefined;
  /** What went wrong with the order, above the button; of an order that is paid, first of all and with the focus. */
  problem?: ReactNode;
  /** The money was taken by an earlier try: the form is sent again, and nothing more is paid. Default: false. */
  isPaid?: boolean | undefined;
  /** The fields of the chosen way to pay, e.g. `(slot) => <CardFields {...slot} … />`. */
  payment?: ((slot: PaymentSlot) => ReactNode) | undefined;
  /** A complete form. While its promise is open no other submit comes. */
  onSubmit: (values: RegistrationValues) => void | Promise<void>;
  /** Above the questions: what fills them in by itself, e.g. `(fill) => <BuyerHelp fill={fill} … />`. */
  help?: ((fill: FillIn) => ReactNode) | undefined;
  /** With the buyer's fields: whether they want to be remembered. */
  remember?: ReactNode;
  /** Fields of the page's own. Keep the list the same between renders. */
  customFields?: readonly CustomField[] | undefined;
  /** False for a way to pay that needs none of the gateway's card fields. Default: true. */
  usesCard?: boolean | undefined;
  /** What the page around puts into the form. */
  slots?: FormSlots | undefined;
  /** Finds addresses while the street of the bill is typed, and fills in the one that is chosen. Default: none. @experimental */
  addressCompletion?: AddressCompletion | undefined;
  /** Hears why no address is found (BX2009), once. */
  onError?: ErrorListener | undefined;
  /** Where the order button is. */
  submitRef?: Ref<HTMLDivElement> | undefined;
  /** Shows 'Back to ticket selection'. */
  onBack?: (() => void) | undefined;
  /**
   * An arrangement of your own of the form's parts, below its heading and summary of errors. Default: buyer, attendees, your own fields,
   * bill, payment, consents, order button. @experimental
   */
  children?: ReactNode;
}
