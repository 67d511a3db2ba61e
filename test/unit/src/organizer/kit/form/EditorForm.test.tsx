import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nRoot, useLocale } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TextField } from '../../../../../../src/organizer/kit/fields';
import {
  createLeaveGuard,
  EditorForm,
  LeaveGuardContext,
  useEditor,
} from '../../../../../../src/organizer/kit/form';

afterEach(cleanup);

type Values = Record<string, string>;
const schema = object({}) as unknown as ObjectSchema<Values>;
const names = Array.from({ length: 200 }, (_, index) => `field${index}`);
const saved = { version: 1, values: Object.fromEntries(names.map((name) => [name, ''])) };

interface Props {
  save: (values: Values, version: number) => Promise<{ values: Values; version: number }>;
  wrap?: (name: string, field: ReactNode) => ReactNode;
  visible?: readonly string[];
}

function Form({ save, wrap = (_, field) => field, visible = ['field0', 'field1'] }: Props) {
  const editor = useEditor<Values>({ saved, schema, save });
  return (
    <EditorForm editor={editor} title="Fields">
      {visible.map((name) => (
        <div key={name}>{wrap(name, <TextField name={name} label={name} />)}</div>
      ))}
    </EditorForm>
  );
}

const drawn = (form: ReactNode) =>
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      {form}
    </I18nRoot>,
  );
/** By its label: `getByLabelText` looks for the label of every field, at all fields each. */
function type(label: string, value: string) {
  const { control } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  fireEvent.change(control ?? expect.fail(`${label} is the label of nothing`), { target: { value } });
}
const settled = () => act(() => new Promise((done) => setTimeout(done, 0)));

test('one key press among 200 fields renders one of them', async () => {
  const renders = new Map<string, number>();
  const save = vi.fn();
  drawn(
    <Form
      save={save}
      visible={names}
      wrap={(name, field) => (
        <Profiler id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
          {field}
        </Profiler>
      )}
    />,
  );
  // The first key makes the form one with changes; from then on only the field itself is at work.
  type('field100', 'a');
  await settled();
  renders.clear();
  type('field100', 'ab');
  await settled();
  expect([...renders]).toEqual([['field100', 1]]);
});

test('pressing twice saves once, and what is typed meanwhile stays unsaved', async () => {
  let answer: (saved: { values: Values; version: number }) => void = () => undefined;
  const save = vi.fn<Props['save']>(() => new Promise((resolve) => (answer = resolve)));
  drawn(<Form save={save} />);
  type('field0', 'Hall');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await settled();
  fireEvent.keyDown(document.body, { key: 's', metaKey: true });
  await settled();
  expect(save).toHaveBeenCalledOnce();
  type('field1', 'later');
  answer({ values: { ...saved.values, field0: 'Hall' }, version: 2 });
  await settled();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'field1' }).value).toBe('later');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('the list of what is wrong names fields in the language of the page, also after it changed', async () => {
  function Named() {
    const editor = useEditor<Values>({
      saved: { version: 1, values: { seats: '' } },
      schema: object({ seats: string().required('Too few.') }),
      save: vi.fn(),
    });
    return (
      <EditorForm editor={editor} title="Room">
        <TextField name="seats" label={useLocale() === 'de' ? 'Plätze' : 'Seats'} />
      </EditorForm>
    );
  }
  const inLanguage = (locale: string) => (
    <I18nRoot locale={locale} catalogue={{ ...en, ...organizer }}>
      <Named />
    </I18nRoot>
  );
  const { rerender } = render(inLanguage('en'));
  type('Seats', 'some');
  type('Seats', '');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settled();
  expect(screen.getByRole('link').textContent).toBe('Seats: Too few.');
  rerender(inLanguage('de'));
  await settled();
  expect(screen.getByRole('link').textContent).toBe('Plätze: Too few.');
});

test('leaving asks as long as something is not saved', async () => {
  const guard = createLeaveGuard();
  drawn(
    <LeaveGuardContext.Provider value={guard}>
      <Form save={vi.fn()} />
    </LeaveGuardContext.Provider>,
  );
  expect(guard.isBlocked()).toBe(false);
  type('field0', 'Hall');
  await settled();
  expect(guard.isBlocked()).toBe(true);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await settled();
  expect(guard.isBlocked()).toBe(false);
});
