import { fn } from 'storybook/test';
import { object } from 'yup';
import type { Message } from '../../../../src/domain';
import type { ObjectSchema } from 'yup';
import type { ImageUpload } from '../../../../src/organizer/kit/fields';
import { EditorForm, FormSection, useEditor } from '../../../../src/organizer/kit/form';

export type Values = Record<string, unknown>;

export interface OneFormProps {
  values: Values;
  title?: string;
  children: React.ReactNode;
}

/** Anything goes, unless a field can't read it. */
const anything = object().concat(object({})) as unknown as ObjectSchema<Values>;

/** Fields in a form that keeps what it is given. */
export function OneForm({ values, title = 'Fields', children }: OneFormProps) {
  const editor = useEditor<Values>({
    saved: { values, version: 1 },
    schema: anything,
    save: (next, version) => Promise.resolve({ values: next, version: version + 1 }),
  });
  return (
    <EditorForm editor={editor} title={title}>
      <FormSection title={title}>{children}</FormSection>
    </EditorForm>
  );
}

/** Half way, and there it stays. */
export const neverArrives: ImageUpload = (_file, { onProgress }) => {
  onProgress(0.5);
  return new Promise(() => undefined);
};

export const fails =
  (problem: Message): ImageUpload =>
  () =>
    Promise.resolve({ problem });

/** The first fails, the second stays on its way, the third arrives. */
export const arrivesThird = fn<ImageUpload>((file, options) => {
  if (file.name.startsWith('first')) return fails({ key: 'registration.file.failed' })(file, options);
  return file.name.startsWith('second')
    ? neverArrives(file, options)
    : Promise.resolve({ url: '/faces/3.svg' });
});
