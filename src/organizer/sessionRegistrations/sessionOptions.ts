import type { Option } from '../../themed/kit/NativeSelect';
import type { ListedSession } from './registrationColumns';

/** Sessions somebody can be registered for: cancelled ones take nobody. */
export const openSessions = (sessions: readonly ListedSession[]): ListedSession[] =>
  sessions.filter(({ status }) => status === 'PUBLISHED');

export const optionsOfSessions = (sessions: readonly ListedSession[]): Option[] =>
  sessions.map(({ id, title }) => ({ value: id, label: title }));
