'use client';
import { useWatch } from 'react-hook-form';
import { answerKey } from '../../domain';
import { useFields } from './FieldsContext';

/** Name and size in bytes of an uploaded file, which its id does not tell; undefined where nobody knows them. */
export function useSavedFile(fileId: string | undefined) {
  const { methods } = useFields();
  const file = useWatch({ control: methods.control, name: `files.${answerKey(fileId ?? '')}` });
  return {
    file: fileId === undefined ? undefined : file,
    keep: ({ id, name, size }: { id: string; name: string; size: number }) =>
      methods.setValue(`files.${answerKey(id)}`, { name, size }),
  };
}
