/** Where these calls are, and whose they are. */
export const forSupport = { base: 'api', auth: 'support' } as const;
