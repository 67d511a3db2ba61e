import { messageOf, type Message } from '../../src/domain';
import {
  Invoice,
  RegistrationForm,
  useInvoice,
  type InvoiceRootProps,
  type RegistrationFormRootProps,
} from '../../src/headless';
import en from '../../src/i18n/locales/en.json';

/** A partner brings translations of their own, by the keys of the catalogue. */
const texts: Readonly<Record<string, string>> = en;
const translate = (key: string, values: Message['values'] = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
const labels: RegistrationFormRootProps['labels'] = { say: (message) => messageOf(message, translate) };

const billNames: Readonly<Record<string, string>> = {
  billedContact: 'Contact',
  company: 'Company',
  vat: 'Tax ID',
  country: 'Country',
  address1: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Postal code',
  memo: 'Note',
};

type PlainFormProps = Omit<RegistrationFormRootProps, 'locale' | 'labels' | 'features'> & {
  features?: RegistrationFormRootProps['features'];
};

/** The form itself, with words of a partner's own. */
const PlainForm = (props: PlainFormProps) => (
  <RegistrationForm.Root features={{}} aria-label="Registration" {...props} locale="en" labels={labels} />
);

/** A field with all that it can say. */
const Parts = () => (
  <>
    <RegistrationForm.Label /> <RegistrationForm.Control />
    <RegistrationForm.Error />
  </>
);

const BuyerName = () => (
  <>
    <RegistrationForm.Field name="buyer.firstName" label="First name">
      <Parts />
    </RegistrationForm.Field>
    <RegistrationForm.Field name="buyer.lastName" label="Last name">
      <Parts />
    </RegistrationForm.Field>
  </>
);

/** What the first attendee answered, for another one or for all. */
const CopyAnswers = ({ number }: { number: number }) => (
  <RegistrationForm.Copy
    labels={{
      question: 'Some answers are different. Replace them?',
      copied: 'Copied.',
      nothing: 'There is nothing to copy.',
      kept: 'Nothing was replaced.',
    }}
  >
    <RegistrationForm.CopyButton>
      {number === 1 ? 'Copy to everybody' : 'Copy from attendee 1'}
    </RegistrationForm.CopyButton>
    <RegistrationForm.CopyStatus />
    <RegistrationForm.CopyQuestion>
      <RegistrationForm.CopyReplace>Replace</RegistrationForm.CopyReplace>{' '}
      <RegistrationForm.CopyKeep>Keep</RegistrationForm.CopyKeep>
    </RegistrationForm.CopyQuestion>
  </RegistrationForm.Copy>
);

/** The form, in which a complete attendee is folded, answers are copied, and the buyer may come as well. */
export const HelpfulRegistration = (props: PlainFormProps) => (
  <PlainForm {...props}>
    <BuyerName />
    <RegistrationForm.Field name="buyer.email" label="Email">
      <Parts />{' '}
      <RegistrationForm.Suggestion>
        {() => (
          <>
            Did you mean <RegistrationForm.AcceptSuggestion />?
          </>
        )}
      </RegistrationForm.Suggestion>
    </RegistrationForm.Field>
    <label htmlFor="buyer-comes">
      <RegistrationForm.BuyerIsAttendee id="buyer-comes" /> I am attendee 1
    </label>
    <RegistrationForm.Attendees folds>
      {({ ticketName }, number) => (
        <RegistrationForm.Attendee>
          <RegistrationForm.AttendeeTitle>
            Attendee {number}: {ticketName}
          </RegistrationForm.AttendeeTitle>
          <RegistrationForm.AttendeeSummary>
            {(who) => (
              <>
                {who.join(', ')} <RegistrationForm.ShowAttendee>Edit</RegistrationForm.ShowAttendee>
              </>
            )}
          </RegistrationForm.AttendeeSummary>
          <RegistrationForm.AttendeeFields>
            <RegistrationForm.Questions>
              {() => (
                <RegistrationForm.Question>
                  <Parts />
                </RegistrationForm.Question>
              )}
            </RegistrationForm.Questions>
            <CopyAnswers number={number} />
          </RegistrationForm.AttendeeFields>
        </RegistrationForm.Attendee>
      )}
    </RegistrationForm.Attendees>
    <RegistrationForm.Submit>Order</RegistrationForm.Submit>
  </PlainForm>
);

/** Who buys, who comes, and what each is asked, with no style at all. */
export const PlainRegistration = (props: PlainFormProps) => (
  <PlainForm {...props}>
    <RegistrationForm.ErrorSummary aria-label="Not sent yet">
      {({ name }) => (
        <div key={name}>
          <RegistrationForm.ErrorLink />
        </div>
      )}
    </RegistrationForm.ErrorSummary>
    <BuyerName />
    <RegistrationForm.Field name="buyer.email" label="Email">
      <RegistrationForm.Label /> <RegistrationForm.Control />
      <RegistrationForm.Description>Your tickets go there.</RegistrationForm.Description>
      <RegistrationForm.Error />
    </RegistrationForm.Field>
    <RegistrationForm.Attendees>
      {({ ticketName }, number) => (
        <RegistrationForm.Attendee>
          <RegistrationForm.AttendeeTitle>
            Attendee {number}: {ticketName}
          </RegistrationForm.AttendeeTitle>
          <RegistrationForm.Questions>
            {() => (
              <RegistrationForm.Question>
                <RegistrationForm.Label />{' '}
                <RegistrationForm.Control>
                  <option value="">Choose one</option>
                </RegistrationForm.Control>
                <RegistrationForm.Options>
                  {({ label }) => (
                    <RegistrationForm.Option>
                      <RegistrationForm.OptionInput /> {label}
                    </RegistrationForm.Option>
                  )}
                </RegistrationForm.Options>
                <RegistrationForm.FileStatus />
                <RegistrationForm.RemoveFile>Remove the file</RegistrationForm.RemoveFile>
                <RegistrationForm.Error />
              </RegistrationForm.Question>
            )}
          </RegistrationForm.Questions>
        </RegistrationForm.Attendee>
      )}
    </RegistrationForm.Attendees>
    <RegistrationForm.Field name="legalAgreement" label="Terms">
      <RegistrationForm.Control /> <RegistrationForm.Label>I agree to the terms</RegistrationForm.Label>
      <RegistrationForm.Error />
    </RegistrationForm.Field>
    <RegistrationForm.Submit>Order</RegistrationForm.Submit>
  </PlainForm>
);

const Status = () => <small>Bill: {useInvoice().state.status}</small>;

export type PlainInvoiceProps = Pick<InvoiceRootProps, 'data' | 'onRetry'> & PlainFormProps;

/** The bill alone, with no style at all. */
export const PlainInvoice = ({ data, onRetry, ...form }: PlainInvoiceProps) => (
  <PlainForm {...form} invoice={data}>
    <Invoice.Root hold={form.hold} data={data} onRetry={onRetry} aria-label="Bill">
      <Status />
      <Invoice.Pending>Loading what the invoice asks for</Invoice.Pending>
      <Invoice.Failed>
        What the invoice asks for could not be loaded. <Invoice.Retry>Try again</Invoice.Retry>
      </Invoice.Failed>
      <Invoice.Fields>
        {({ name, field }) => (
          <RegistrationForm.Field name={name} label={billNames[field] ?? field}>
            <RegistrationForm.Label />{' '}
            <RegistrationForm.Control>
              <option value="">Choose one</option>
            </RegistrationForm.Control>
            <RegistrationForm.Error />
          </RegistrationForm.Field>
        )}
      </Invoice.Fields>
      <Invoice.Terms>{(html) => html.replace(/<[^>]+>/g, '')}</Invoice.Terms>
      <Invoice.Preview>See the invoice</Invoice.Preview>
    </Invoice.Root>
    <RegistrationForm.Submit>Order</RegistrationForm.Submit>
  </PlainForm>
);
