import { AttributesScreen } from 'boxoffice/organizer';
import { useAccountId } from './useAccountId';

/** What the account knows of people. */
export const Attributes = () => <AttributesScreen accountId={useAccountId()} />;
