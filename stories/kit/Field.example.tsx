import { Field, Fields, TextInput } from 'boxoffice';

export function Buyer({ error }: { error?: string }) {
  return (
    <Fields>
      <Field label="Email" error={error} hint="Your tickets go here.">
        {(control) => <TextInput type="email" autoComplete="email" {...control} />}
      </Field>
      <Field label="Company" optional>
        {(control) => <TextInput autoComplete="organization" {...control} />}
      </Field>
    </Fields>
  );
}
