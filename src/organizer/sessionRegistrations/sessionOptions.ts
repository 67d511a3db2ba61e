import type { Option } from '../../themed/kit/NativeSelect';
import type { ListedSession } from './registrationColumns';

/** Sessions somebody can be registered for: cancelled ones take nobody. */
export const openSessions = (sessions: readonly ListedSession[]): Option[] =>
  sessions
    .filter(({ status }) => status === 'PUBLISHED')
    .map(({ id, title }) => ({ value: id, label: title }));
