import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { FormModel } from '../../../../../src/contract';
import { attendeeSections } from '../../../../../src/domain';
import { RegistrationForm } from '../../../../../src/headless/form';
import { usePasting } from '../../../../../src/headless/registration/usePasting';
import { formArgs, personTickets } from '../../../../../stories/fixtures/orders';

function pasting(count: number, form: FormModel = formArgs.form, load = vi.fn().mockResolvedValue(null)) {
  const tickets = personTickets(count);
  const sections = attendeeSections(form, tickets);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RegistrationForm.Root
      hold={formArgs.hold}
      widget={formArgs.widget}
      features={{}}
      form={form}
      personTickets={tickets}
      locale="en"
      labels={{ say: ({ key }) => key }}
      onFormSubmit={formArgs.onSubmit}
    >
      {children}
    </RegistrationForm.Root>
  );
  return renderHook(() => usePasting(sections, load), { wrapper }).result;
}

describe('a list is offered', () => {
  test('from three attendees on', () => {
    expect(pasting(2).current).toBeNull();
    expect(pasting(3).current).toMatchObject({ status: 'closed', text: '', filled: null });
  });
  test('where attendees are asked what a list says', () => {
    const files = formArgs.form.entities.map((question) => ({ ...question, type: 'file' as const }));
    expect(pasting(3, { entities: files }).current).toBeNull();
  });
});

describe('its dialog', () => {
  test('opens once it is loaded, and its text outlives it', async () => {
    const result = pasting(3);
    await act(() => Promise.resolve(result.current?.open()));
    expect(result.current?.status).toBe('open');
    act(() => result.current?.setText('Amara;Osei'));
    act(() => result.current?.close());
    expect(result.current).toMatchObject({ status: 'closed', text: 'Amara;Osei' });
  });
  test('says when it could not be loaded, and can be asked for again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
    const result = pasting(3, formArgs.form, load);
    await act(() => Promise.resolve(result.current?.open()));
    expect(result.current?.status).toBe('failed');
    await act(() => Promise.resolve(result.current?.open()));
    expect(result.current?.status).toBe('open');
  });
  test('keeps a text of which something is to be put right', () => {
    const result = pasting(3);
    act(() => result.current?.setText('Amara;Osei'));
    act(() => result.current?.reportFilled(1, false));
    expect(result.current).toMatchObject({ filled: 1, text: 'Amara;Osei' });
    act(() => result.current?.reportFilled(1, true));
    expect(result.current?.text).toBe('');
  });
});
