import type { TenantInvite, TenantMember } from '../../contract';

/** Owners and admins have all events. 002 §6. */
export const hasAllEvents = (role: TenantMember['role']): boolean => role === 'OWNER' || role === 'ADMIN';

/** Whether an invitation may be sent once more and taken back: until it was accepted. 002 §7. */
export const isOpen = ({ status }: Pick<TenantInvite, 'status'>): boolean => status !== 'ACCEPTED';
