import { bool, mixed, object, string } from 'yup';
import type { Saved, SaveCalls } from '../../../../src/hooks';
import {
  CheckboxField,
  LongTextField,
  NumberField,
  SwitchField,
  TextField,
} from '../../../../src/organizer/kit/fields';
import { EditorForm, FormSection, useEditor, type EditorFormProps } from '../../../../src/organizer/kit/form';

/** A small record of an organizer. */
export interface Room {
  name: string;
  notes: string;
  seats: number | null;
  open: boolean;
  streamed: boolean;
}

export const room: Saved<Room> = {
  version: 3,
  values: { name: 'Glasshouse', notes: 'Second floor.', seats: 120, open: true, streamed: false },
};

export const roomSchema = object({
  name: string().default('').required('validation.fieldRequired').max(40, 'validation.answerTooLong'),
  notes: string().default(''),
  seats: mixed<number>().nullable().default(null),
  open: bool().default(false),
  streamed: bool().default(false),
});

export interface RoomEditorProps extends SaveCalls<Room>, Pick<EditorFormProps<Room>, 'aside' | 'bar'> {
  saved?: Saved<Room>;
  undoable?: boolean;
  onSaved?: (saved: Saved<Room>) => void;
}

/** What a screen makes of the kit. */
export function RoomEditor({ saved = room, aside, bar, ...options }: RoomEditorProps) {
  const editor = useEditor<Room>({ ...options, saved, schema: roomSchema });
  return (
    <EditorForm editor={editor} title="Room" aside={aside} bar={bar}>
      <FormSection title="Name and size" text="What visitors read, and how many fit in.">
        <TextField<Room> name="name" label="Name" limit={40} required />
        <LongTextField<Room> name="notes" label="Notes" optional />
        <NumberField<Room> name="seats" label="Seats" span={6} optional />
      </FormSection>
      <FormSection title="Use">
        <SwitchField<Room> name="open" label="Open to everybody" hint="Badges are checked otherwise." />
        <CheckboxField<Room> name="streamed" label="Streamed" />
      </FormSection>
    </EditorForm>
  );
}

/** Keeps whatever it is given. */
export const keeps = (values: Room, version: number): Promise<Saved<Room>> =>
  Promise.resolve({ values, version: version + 1 });
