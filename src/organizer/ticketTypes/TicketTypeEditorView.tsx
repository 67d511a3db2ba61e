'use client';
import { useMemo, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ticketTypeProblem, ticketTypeSchema, type TicketTypeValues } from '../../domain/ticketTypes';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import type { Editor } from '../kit/form/useEditor';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import { TicketTypePreview } from './preview/TicketTypePreview';
import type { TicketTypeContext } from './context';
import { AvailabilitySection } from './sections/AvailabilitySection';
import { LimitsSection } from './sections/LimitsSection';
import { MoreSection } from './sections/MoreSection';
import { NameSection } from './sections/NameSection';
import { PriceSection } from './sections/PriceSection';
import { VisibilitySection } from './sections/VisibilitySection';
import { useValue } from './useValue';

export interface TicketTypeEditorViewProps extends Omit<SaveCalls<TicketTypeValues>, 'toErrorMessage'> {
  /** What the backend has; of a new type the defaults, with version 0. */
  saved: Saved<TicketTypeValues>;
  context: TicketTypeContext;
  onSaved?: ((saved: Saved<TicketTypeValues>) => void) | undefined;
  /** The list it is part of. */
  back?: BackLink | undefined;
  /** Beside the title: a button that closes. */
  actions?: ReactNode;
}

const isNew = ({ saved }: Editor<TicketTypeValues>) => saved.version === 0;

/** A ticket type as a form with its preview; knows nothing of where it comes from. 001 §3–§5. */
export function TicketTypeEditorView(props: TicketTypeEditorViewProps) {
  const { saved, context, save, reload, onSaved, back, actions } = props;
  const { id, sale, listed, sold, isUnlimited } = context;
  const t = useT();
  const schema = useMemo(
    () =>
      ticketTypeSchema(sale.others, {
        id,
        event: sale.event,
        fees: sale.fees,
        taken: sold,
        isUnlimited,
      }) as unknown as ObjectSchema<TicketTypeValues>,
    [id, sale, sold, isUnlimited],
  );
  return (
    <EditorScreen<TicketTypeValues>
      record={{ saved, save, reload, onSaved }}
      schema={schema}
      toErrorMessage={(failure) => ticketTypeProblem(failure, id, listed)}
      title={(editor) => (isNew(editor) ? t('organizer.ticketTypes.new') : editor.saved.values.name)}
      heading={(editor) => (isNew(editor) ? <NewTitle /> : undefined)}
      back={back}
      actions={actions}
      aside={<TicketTypePreview context={context} />}
    >
      <NameSection context={context} />
      <PriceSection context={context} />
      <AvailabilitySection context={context} />
      <VisibilitySection context={context} />
      <LimitsSection />
      <MoreSection />
    </EditorScreen>
  );
}

/** A new type is called what is typed, as soon as something is. */
function NewTitle() {
  const t = useT();
  const name = useValue('name').trim();
  return name === '' ? t('organizer.ticketTypes.new') : <bdi>{name}</bdi>;
}
