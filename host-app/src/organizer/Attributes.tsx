import { AttributesScreen } from 'boxoffice/organizer';
import { demoAccount } from '../routes/demoEvent';

/** What the account knows of people. */
export const Attributes = () => <AttributesScreen accountId={demoAccount} />;
