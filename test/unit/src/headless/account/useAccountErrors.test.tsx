import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actThrough } from '../../../../helpers/actThrough';
import { object, string } from 'yup';
import { useAccountErrors } from '../../../../../src/headless/account/useAccountErrors';
import { useAccountForm } from '../../../../../src/headless/account/useAccountForm';

const schema = object({ email: string().required('email'), password: string().required('password') });

function Form() {
  const form = useAccountForm<{ email: string; password: string }>(schema, { email: '', password: '' });
  const { errors, summaryRef } = useAccountErrors(form, ['password', 'email']);
  return (
    <form onSubmit={(event) => void form.methods.handleSubmit(() => undefined)(event)}>
      {errors.length > 0 && (
        <section ref={summaryRef} tabIndex={-1} aria-label="Errors">
          {errors.map(({ name, id, message, focus }) => (
            <a key={name} href={`#${id}`} onClick={focus}>
              {message}
            </a>
          ))}
        </section>
      )}
      <input aria-label="Email" id={form.idOf('email')} {...form.methods.register('email')} />
      <input aria-label="Password" id={form.idOf('password')} {...form.methods.register('password')} />
      <button>Send</button>
    </form>
  );
}

const send = () => actThrough(() => screen.getByRole('button').click());
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('lists what is wrong once it was sent, in the order given, and takes the focus', async () => {
  render(<Form />);
  await actThrough(() => {
    fireEvent.blur(screen.getByLabelText('Email'));
  });
  expect(links()).toEqual([]);
  await send();
  expect(links()).toEqual(['password', 'email']);
  expect(screen.getByRole('region')).toHaveFocus();
});

it('leads to a field, and lets go of it once it is right', async () => {
  render(<Form />);
  await send();
  fireEvent.click(screen.getByRole('link', { name: 'email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await actThrough(() => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'amara@tidewater.studio' } });
  });
  expect(links()).toEqual(['password']);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await send();
  expect(screen.getByRole('region')).toHaveFocus();
});
