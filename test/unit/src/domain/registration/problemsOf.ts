import en from '../../../../../src/i18n/locales/en.json';

const catalogue: Readonly<Record<string, string>> = en;

interface Schema {
  validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}

/** Every message of a failed check in English, by where it belongs; nothing when all is right. */
export async function problemsOf(schema: Schema, values: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (cause) {
    const { inner } = cause as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, catalogue[message] ?? message]));
  }
}
