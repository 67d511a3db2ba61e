import { TagsScreen } from 'boxoffice/organizer';
import { useAccountId } from './useAccountId';

/** The tags of the account. */
export const Tags = () => <TagsScreen accountId={useAccountId()} />;
