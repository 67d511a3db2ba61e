import { TagsScreen } from 'boxoffice/organizer';
import { demoAccount } from '../routes/demoEvent';

/** The tags of the account. */
export const Tags = () => <TagsScreen accountId={demoAccount} />;
