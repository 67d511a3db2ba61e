import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { FormQuestion } from '../../../../../src/contract';
import { RegistrationForm, type RegistrationFormRootProps } from '../../../../../src/headless';
import { formArgs, freeHold, personTickets } from '../../../../../stories/fixtures/orders';
import { draftWith, question, questionArgs } from '../../../../../stories/fixtures/questions';
import { describeConformance } from '../../../../helpers/describeConformance';

const say: RegistrationFormRootProps['labels']['say'] = ({ key, values }) =>
  `${key} ${String(values?.['label'] ?? '')}`.trim();
const given = {
  hold: freeHold,
  widget: formArgs.widget,
  features: {},
  form: formArgs.form,
  personTickets: personTickets(1),
  locale: 'en',
  labels: { say },
  onFormSubmit: () => undefined,
};
const within = (part: ReactElement, props?: Partial<RegistrationFormRootProps>) => (
  <RegistrationForm.Root {...given} {...props}>
    {part}
  </RegistrationForm.Root>
);
const inField = (part: ReactElement) =>
  within(
    <RegistrationForm.Field name="buyer.email" label="Email">
      {part}
    </RegistrationForm.Field>,
  );
const inQuestion = (
  type: FormQuestion['type'],
  part: ReactElement,
  props?: Partial<RegistrationFormRootProps>,
) => {
  const form = question(type, { required: true });
  return within(
    <RegistrationForm.Attendees>
      {() => (
        <RegistrationForm.Questions>
          {() => <RegistrationForm.Question>{part}</RegistrationForm.Question>}
        </RegistrationForm.Questions>
      )}
    </RegistrationForm.Attendees>,
    {
      hold: questionArgs.hold,
      personTickets: questionArgs.personTickets,
      form,
      draft: draftWith(form),
      ...props,
    },
  );
};
const isOption = (label: string) => label === 'Yes';
const inOption = (part: ReactElement) =>
  inQuestion(
    'radio',
    <RegistrationForm.Options>
      {({ label }) => (isOption(label) ? part : <i>{label}</i>)}
    </RegistrationForm.Options>,
  );
const ofForm = { 'data-pending': '', 'data-invalid': null };
const ofEmail = { 'data-kind': 'email', 'data-invalid': null, 'data-required': '', 'data-pending': null };
const ofOption = { 'data-selected': '', 'data-disabled': null };

describeConformance('RegistrationForm.Root', {
  tag: 'form',
  data: ofForm,
  draw: (props) => <RegistrationForm.Root {...given} pending {...props} />,
});
describeConformance('RegistrationForm.Submit', {
  tag: 'button',
  data: ofForm,
  draw: (props) => within(<RegistrationForm.Submit {...props} />, { pending: true }),
});
describeConformance('RegistrationForm.Field', {
  tag: 'div',
  data: ofEmail,
  draw: (props) => within(<RegistrationForm.Field name="buyer.email" label="Email" {...props} />),
});
describeConformance('RegistrationForm.Label', {
  tag: 'label',
  data: ofEmail,
  draw: (props) => inField(<RegistrationForm.Label {...props} />),
});
describeConformance('RegistrationForm.Control', {
  tag: 'input',
  data: ofEmail,
  draw: (props) => inField(<RegistrationForm.Control aria-label="Email" {...props} />),
});
describeConformance('RegistrationForm.Description', {
  tag: 'p',
  data: ofEmail,
  draw: (props) => inField(<RegistrationForm.Description {...props} />),
});
describeConformance('RegistrationForm.Suggestion', {
  tag: 'p',
  data: { ...ofEmail, 'data-suggested': null },
  draw: (props) => inField(<RegistrationForm.Suggestion {...props}>{String}</RegistrationForm.Suggestion>),
});
describeConformance('RegistrationForm.AcceptSuggestion', {
  tag: 'button',
  data: { ...ofEmail, 'data-suggested': null },
  draw: (props) => inField(<RegistrationForm.AcceptSuggestion {...props} />),
});
const inFolding = (part: ReactElement) =>
  within(<RegistrationForm.Attendees folds>{() => part}</RegistrationForm.Attendees>);
const ofOpen = { 'data-attendee': '1', 'data-open': '', 'data-complete': null };
describeConformance('RegistrationForm.AttendeeFields', {
  tag: 'div',
  data: ofOpen,
  draw: (props) => inFolding(<RegistrationForm.AttendeeFields {...props} />),
});
describeConformance('RegistrationForm.AttendeeSummary', {
  tag: 'div',
  data: ofOpen,
  draw: (props) =>
    inFolding(<RegistrationForm.AttendeeSummary {...props}>{String}</RegistrationForm.AttendeeSummary>),
});
describeConformance('RegistrationForm.ShowAttendee', {
  tag: 'button',
  data: ofOpen,
  draw: (props) => inFolding(<RegistrationForm.ShowAttendee {...props} />),
});
const copyLabels = { question: 'Replace?', copied: 'Copied', nothing: 'Nothing', kept: 'Kept' };
const inCopy = (part: ReactElement) =>
  within(
    <RegistrationForm.Attendees>
      {(_, number) =>
        number === 2 && <RegistrationForm.Copy labels={copyLabels}>{part}</RegistrationForm.Copy>
      }
    </RegistrationForm.Attendees>,
    { personTickets: personTickets(2) },
  );
const ofCopy = { 'data-asking': null, 'data-outcome': null };
describeConformance('RegistrationForm.CopyButton', {
  tag: 'button',
  data: ofCopy,
  draw: (props) => inCopy(<RegistrationForm.CopyButton {...props} />),
});
describeConformance('RegistrationForm.CopyReplace', {
  tag: 'button',
  data: ofCopy,
  draw: (props) => inCopy(<RegistrationForm.CopyReplace {...props} />),
});
describeConformance('RegistrationForm.CopyKeep', {
  tag: 'button',
  data: ofCopy,
  draw: (props) => inCopy(<RegistrationForm.CopyKeep {...props} />),
});
describeConformance('RegistrationForm.CopyStatus', {
  tag: 'p',
  data: ofCopy,
  draw: (props) => inCopy(<RegistrationForm.CopyStatus {...props} />),
});
describeConformance('RegistrationForm.CopyQuestion', {
  tag: 'div',
  data: ofCopy,
  draw: (props) => inCopy(<RegistrationForm.CopyQuestion {...props} />),
});
describeConformance('RegistrationForm.BuyerIsAttendee', {
  tag: 'input',
  data: { 'data-linked': null },
  draw: (props) => within(<RegistrationForm.BuyerIsAttendee aria-label="I come" {...props} />),
});
describeConformance('RegistrationForm.Attendee', {
  tag: 'div',
  data: { 'data-attendee': '1' },
  draw: (props) =>
    within(
      <RegistrationForm.Attendees>
        {() => <RegistrationForm.Attendee {...props} />}
      </RegistrationForm.Attendees>,
    ),
});
describeConformance('RegistrationForm.AttendeeTitle', {
  tag: 'h3',
  data: { 'data-attendee': '1' },
  draw: (props) =>
    within(
      <RegistrationForm.Attendees>
        {() => <RegistrationForm.AttendeeTitle {...props} />}
      </RegistrationForm.Attendees>,
    ),
});
describeConformance('RegistrationForm.Question', {
  tag: 'div',
  data: { 'data-kind': 'one', 'data-invalid': null, 'data-required': '', 'data-pending': null },
  draw: (props) =>
    within(
      <RegistrationForm.Attendees>
        {() => (
          <RegistrationForm.Questions>
            {() => <RegistrationForm.Question {...props} />}
          </RegistrationForm.Questions>
        )}
      </RegistrationForm.Attendees>,
      {
        hold: questionArgs.hold,
        personTickets: questionArgs.personTickets,
        form: question('radio', { required: true }),
      },
    ),
});
describeConformance('RegistrationForm.Option', {
  tag: 'label',
  data: ofOption,
  draw: (props) => inOption(<RegistrationForm.Option {...props} />),
});
describeConformance('RegistrationForm.OptionInput', {
  tag: 'input',
  data: ofOption,
  draw: (props) => inOption(<RegistrationForm.OptionInput {...props} />),
});
describeConformance('RegistrationForm.FileStatus', {
  tag: 'p',
  data: { 'data-kind': 'file', 'data-pending': null },
  draw: (props) => inQuestion('file', <RegistrationForm.FileStatus {...props} />),
});
describeConformance('RegistrationForm.RemoveFile', {
  tag: 'button',
  data: { 'data-kind': 'file', 'data-pending': null },
  draw: (props) => inQuestion('file', <RegistrationForm.RemoveFile {...props} />),
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));
const refused = { 'data-pending': null, 'data-invalid': '' };
const withSubmit = (part: ReactElement) =>
  within(
    <>
      {part}
      <RegistrationForm.Field name="buyer.email" label="Email">
        <RegistrationForm.Control aria-label="Email" />
      </RegistrationForm.Field>
      <RegistrationForm.Submit>Order</RegistrationForm.Submit>
    </>,
  );
describeConformance('RegistrationForm.ErrorSummary', {
  tag: 'section',
  data: refused,
  draw: (props) =>
    withSubmit(
      <RegistrationForm.ErrorSummary {...props}>{({ text }) => text}</RegistrationForm.ErrorSummary>,
    ),
  reach: send,
});
describeConformance('RegistrationForm.ErrorLink', {
  tag: 'a',
  data: { 'data-part': 'buyer' },
  draw: (props) =>
    withSubmit(
      <RegistrationForm.ErrorSummary>
        {({ name }) => name === 'buyer.email' && <RegistrationForm.ErrorLink {...props} />}
      </RegistrationForm.ErrorSummary>,
    ),
  reach: send,
});
describeConformance('RegistrationForm.Error', {
  tag: 'p',
  data: { ...ofEmail, 'data-invalid': '' },
  draw: (props) =>
    withSubmit(
      <RegistrationForm.Field name="buyer.email" label="Email">
        <RegistrationForm.Error {...props} />
      </RegistrationForm.Field>,
    ),
  reach: send,
});

const fields = (
  <>
    <RegistrationForm.ErrorSummary title="Errors" className="summary">
      {({ part, attendee, name }) => (
        <RegistrationForm.ErrorLink data-testid={name} title={`${part} ${String(attendee)}`} />
      )}
    </RegistrationForm.ErrorSummary>
    <RegistrationForm.Field name="buyer.email" label="Email">
      <RegistrationForm.Label />
      <RegistrationForm.Control />
      <RegistrationForm.Description>There.</RegistrationForm.Description>
      <RegistrationForm.Error title="Error" className="error">
        No:{' '}
      </RegistrationForm.Error>
    </RegistrationForm.Field>
    <RegistrationForm.Submit>Order</RegistrationForm.Submit>
  </>
);

test('a submit says what is wrong where it is, and in a list that leads there', async () => {
  const onFormSubmit = vi.fn();
  render(within(fields, { onFormSubmit }));
  expect(screen.queryByTitle('Errors')).toBeNull();
  send();
  const summary = await screen.findByTitle('Errors');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveClass('summary');
  expect(summary).toHaveAttribute('data-invalid');
  const error = screen.getByTitle('Error');
  expect(error).toHaveClass('error');
  expect(error).toHaveTextContent(/^No: validation\./);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(/^No: validation\..* There\.$/);
  const link = screen.getByTestId('buyer.email');
  expect(link).toHaveAttribute('data-part', 'buyer');
  expect(link).toHaveAttribute('title', 'buyer null');
  fireEvent.click(link);
  expect(email).toHaveFocus();
  expect(screen.getAllByTitle('attendee 1').length).toBeGreaterThan(0);
  expect(onFormSubmit).not.toHaveBeenCalled();
});

/** FAULTS F16. */
test('nothing is sent while the questions are not there, and not while something else keeps it', async () => {
  const [onFormSubmit, onEarlySubmit] = [vi.fn(), vi.fn()];
  const draft = draftWith(question('radio'));
  const rest = { hold: questionArgs.hold, draft, onFormSubmit, onEarlySubmit };
  const { rerender } = render(within(fields, { ...rest, form: undefined, blocked: true }));
  send();
  await act(() => Promise.resolve());
  expect(onEarlySubmit).not.toHaveBeenCalled();
  rerender(within(fields, { ...rest, form: undefined }));
  send();
  await waitFor(() => expect(onEarlySubmit).toHaveBeenCalledOnce());
  expect(onFormSubmit).not.toHaveBeenCalled();
});

test('a handler of the caller’s that prevents the submit checks nothing', async () => {
  render(within(fields, { onSubmit: (event) => event.preventDefault() }));
  send();
  await act(() => Promise.resolve());
  expect(screen.queryByTitle('Errors')).toBeNull();
});

test('an address that looks like a slip: what was meant is offered, and put in', async () => {
  render(
    inField(
      <>
        <RegistrationForm.Label />
        <RegistrationForm.Control />
        <RegistrationForm.Suggestion>
          {(address) => (
            <>
              Meant {address}? <RegistrationForm.AcceptSuggestion />
            </>
          )}
        </RegistrationForm.Suggestion>
      </>,
    ),
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const email = screen.getByRole('textbox', { name: 'Email' });
  const type = (value: string) => {
    fireEvent.change(email, { target: { value } });
    fireEvent.blur(email);
  };
  type('amara@gmial.com');
  await waitFor(() => expect(status).toHaveTextContent('Meant amara@gmail.com?'));
  expect(status).toHaveAttribute('data-suggested');
  type('amara@tidewater.example');
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  type('amara@gmial.com');
  fireEvent.click(await screen.findByRole('button', { name: 'amara@gmail.com' }));
  expect(email).toHaveValue('amara@gmail.com');
  expect(email).toHaveFocus();
  expect(status).toBeEmptyDOMElement();
});

test('who is complete is folded when the focus leaves, and can be opened again', async () => {
  const onFold = vi.fn();
  const form = question('text', { required: true });
  render(
    within(
      <RegistrationForm.Attendees folds onFold={onFold}>
        {(_attendee, number) => (
          <RegistrationForm.Attendee>
            <RegistrationForm.AttendeeTitle>Attendee {number}</RegistrationForm.AttendeeTitle>
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
                    <RegistrationForm.Control aria-label={`Answer ${number}`} />
                  </RegistrationForm.Question>
                )}
              </RegistrationForm.Questions>
            </RegistrationForm.AttendeeFields>
          </RegistrationForm.Attendee>
        )}
      </RegistrationForm.Attendees>,
      { hold: freeHold, personTickets: personTickets(2), form },
    ),
  );
  const answer = (number: number) =>
    document.querySelector<HTMLInputElement>(`[aria-label="Answer ${number}"]`);
  const [first, second] = [answer(1), answer(2)];
  if (!first || !second) throw new Error('There are two attendees.');
  expect([first, second].map((input) => input.closest('[hidden]') === null)).toEqual([true, false]);
  act(() => first.focus());
  fireEvent.change(first, { target: { value: 'Blue' } });
  await waitFor(() => expect(second.closest('[hidden]')).toBeNull());
  act(() => second.focus());
  await waitFor(() => expect(onFold).toHaveBeenCalledExactlyOnceWith(1));
  const edit = screen.getByRole('button', { name: 'Edit Attendee 1' });
  expect(edit.parentElement).toHaveTextContent('Blue');
  const attendee = first.closest('[data-attendee]');
  expect(attendee).toHaveAttribute('data-complete');
  fireEvent.click(edit);
  expect(first).toHaveFocus();
  fireEvent.change(first, { target: { value: '' } });
  await waitFor(() => expect(attendee).not.toHaveAttribute('data-complete'));
});

test('options are radios in a group with their question’s name, of which one is chosen', () => {
  render(
    inQuestion(
      'radio',
      <>
        <RegistrationForm.Label />
        <RegistrationForm.Options>
          {({ label }) => (
            <RegistrationForm.Option>
              <RegistrationForm.OptionInput /> {label}
            </RegistrationForm.Option>
          )}
        </RegistrationForm.Options>
      </>,
    ),
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
});

test('a file that the backend does not take says so, and can be taken back', async () => {
  render(
    inQuestion(
      'file',
      <>
        <RegistrationForm.Label />
        <RegistrationForm.Control />
        <RegistrationForm.FileStatus />
        <RegistrationForm.RemoveFile>Remove</RegistrationForm.RemoveFile>
        <RegistrationForm.Error />
      </>,
      { draft: undefined },
    ),
  );
  const input = document.querySelector('[type=file]');
  if (!input) throw new Error('No file is asked for.');
  const files = [new File(['%PDF'], 'signs.pdf', { type: 'application/pdf' })];
  fireEvent.change(input, { target: { files } });
  expect(await screen.findByText('registration.file.failed')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('signs.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the buyer’s box lets go once the attendee’s own name is changed, and says so', async () => {
  const onUnlink = vi.fn();
  const form = question('text', { attributeKey: 'firstName' });
  render(
    within(
      <>
        <RegistrationForm.Field name="buyer.firstName" label="Buyer">
          <RegistrationForm.Label />
          <RegistrationForm.Control />
        </RegistrationForm.Field>
        <RegistrationForm.BuyerIsAttendee aria-label="I come" onUnlink={onUnlink} />
        <RegistrationForm.Attendees>
          {() => (
            <RegistrationForm.Questions>
              {() => (
                <RegistrationForm.Question>
                  <RegistrationForm.Control aria-label="Attendee" />
                </RegistrationForm.Question>
              )}
            </RegistrationForm.Questions>
          )}
        </RegistrationForm.Attendees>
      </>,
      { form },
    ),
  );
  const [buyer, attendee] = ['Buyer', 'Attendee'].map((name) => screen.getByRole('textbox', { name }));
  const box = screen.getByRole('checkbox', { name: 'I come' });
  if (!buyer || !attendee) throw new Error('Both are asked for their name.');
  fireEvent.click(box);
  fireEvent.change(buyer, { target: { value: 'Amara' } });
  await waitFor(() => expect(attendee).toHaveValue('Amara'));
  expect(box).toHaveAttribute('data-linked');
  fireEvent.change(attendee, { target: { value: 'Kofi' } });
  await waitFor(() => expect(onUnlink).toHaveBeenCalledOnce());
  expect(box).not.toBeChecked();
  fireEvent.change(buyer, { target: { value: 'Ama' } });
  expect(attendee).toHaveValue('Kofi');
});
