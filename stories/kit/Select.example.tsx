import { Field, Select } from 'boxoffice';
import { useState } from 'react';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

export function Language() {
  const [language, setLanguage] = useState('en');
  return (
    <Field label="Language of the emails">
      {(control) => <Select {...control} value={language} onValueChange={setLanguage} options={languages} />}
    </Field>
  );
}
