import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { RegistrationForm, type RegistrationFormProps } from '../../../../../src/themed/registration';
import { filledIn, formArgs, freeHold } from '../../../../../stories/fixtures/orders';

const { form, personTickets, ...withoutQuestions } = formArgs;

function open(props: Partial<RegistrationFormProps>) {
  const onSubmit = vi.fn();
  render(
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm
        {...withoutQuestions}
        {...props}
        hold={freeHold}
        draft={filledIn}
        onSubmit={onSubmit}
      />
    </I18nRoot>,
  );
  return { onSubmit, press: () => fireEvent.click(screen.getByRole('button', { name: 'Register' })) };
}

describe('F16: an order is not sent while its attendees have not been asked', () => {
  test('the questions could not be read: the offer to try again is what is gone to', async () => {
    const { onSubmit, press } = open({ onRetryQuestions: () => undefined });
    press();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('could not be loaded'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('they are on their way', async () => {
    const { onSubmit, press } = open({});
    press();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Loading the questions'));
    expect(screen.getByText(/questions for your tickets are still loading/)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('they are there', async () => {
    const { onSubmit, press } = open({ form, personTickets });
    press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
