/** Somebody as they are written to. */
export interface NamedPerson {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** What somebody is called: their name, or their address while nobody knows it. */
export const personName = ({ firstName = '', lastName = '', email }: NamedPerson): string =>
  `${firstName} ${lastName}`.trim() || email;

/** `Ada Lovelace <ada@example.com>`, as mail programs write a person. */
export function writePerson(person: NamedPerson): string {
  const name = personName(person);
  return name === person.email ? person.email : `${name} <${person.email}>`;
}

/** `Name <address>` or an address alone. What stands before the last word of a name is the first name. */
function readPerson(text: string): NamedPerson {
  const [, name = '', address] = /^(.*)<([^<>]*)>$/.exec(text) ?? [];
  if (address === undefined) return { email: text };
  const terms = name
    .replace(/^\s*"(.*)"\s*$/, '$1')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const lastName = terms.length > 1 ? terms.at(-1) : undefined;
  const firstName = terms.slice(0, lastName === undefined ? 1 : -1).join(' ');
  return {
    email: address.trim(),
    ...(firstName && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}

/** The people of a text, one a line or with commas or semicolons between, each address once. What is no address is among them. */
export function peopleIn(text: string): NamedPerson[] {
  const found = new Map<string, NamedPerson>();
  for (const part of text.split(/[\n,;]+/)) {
    const person = readPerson(part.trim());
    const key = person.email.toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, person);
  }
  return [...found.values()];
}
