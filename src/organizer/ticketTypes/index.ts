'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { TicketTypesScreen as Screen } from './list/TicketTypesScreen';
import { TicketTypeEditor as Editor } from './TicketTypeEditor';

export type { TicketTypesScreenProps } from './list/TicketTypesScreen';
export type { TicketTypeEditorProps } from './TicketTypeEditor';

/** See `TicketTypeEditorProps`. Stands alone in any page inside `BoxofficeProvider`. @experimental */
export const TicketTypeEditor = /* @__PURE__ */ withOrganizerRoot(Editor);
/** See `TicketTypesScreenProps`. @experimental */
export const TicketTypesScreen = /* @__PURE__ */ withOrganizerRoot(Screen);
