export interface Zone {
  /** IANA, e.g. `America/New_York`. */
  id: string;
  /** `New York`. */
  city: string;
  /** `UTC−4`, at the moment it was asked. */
  offset: string;
}

/** The zones this browser knows, by name. `extra` is one that must be among them. */
export function zonesOf(extra: string, locale: string, now: number): Zone[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(extra ? [extra] : [])]);
  return [...ids].sort().map((id) => ({ id, city: cityOf(id), offset: offsetOf(id, locale, now) }));
}

const cityOf = (id: string) => (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

/** What it is called there, e.g. `GMT-4`; '' for a zone this browser does not know. */
export function offsetOf(id: string, locale: string, now: number): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: 'shortOffset' });
    return parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** As it stands in the field: `New York (America), GMT-4`. */
export const zoneLabel = ({ id, city, offset }: Zone): string => {
  const [region, ...rest] = id.split('/');
  const zoneName = rest.length > 0 && region ? `${city} (${region})` : city;
  return offset ? `${zoneName}, ${offset}` : zoneName;
};

/** Those whose name or offset has every word that was typed. */
export function searchZones(zones: readonly Zone[], typed: string): readonly Zone[] {
  const terms = typed
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);
  return zones.filter((zone) => {
    const text = `${zone.id.replaceAll('_', ' ')} ${zone.offset}`.toLowerCase();
    return terms.every((word) => text.includes(word));
  });
}
