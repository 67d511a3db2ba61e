import { organizerPart } from '../organizerPart';
import { TicketTypesScreen as Screen } from './list/TicketTypesScreen';
import { TicketTypeEditor as Editor } from './TicketTypeEditor';

export type { TicketTypesScreenProps } from './list/TicketTypesScreen';
export type { TicketTypeEditorProps } from './TicketTypeEditor';

/** See `TicketTypeEditorProps`. Stands alone in any page inside `BoxofficeProvider`. @experimental */
export const TicketTypeEditor = /* @__PURE__ */ organizerPart(Editor);
/** See `TicketTypesScreenProps`. @experimental */
export const TicketTypesScreen = /* @__PURE__ */ organizerPart(Screen);
