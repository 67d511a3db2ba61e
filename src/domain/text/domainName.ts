const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainName = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** Whether somebody typed a host name, e.g. `northlight.example`, without scheme or path. */
export const isDomainName = (typed: string): boolean => domainName.test(typed.trim().toLowerCase());
