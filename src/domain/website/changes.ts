import type { SiteSection, SiteTab } from '../../contract';

/** Something of a site that is not as visitors see it. */
export interface SiteChange {
  /** `order` is about what is on the page, or about the pages where `name` is empty. */
  what: 'added' | 'removed' | 'edited' | 'shown' | 'hidden' | 'order';
  /** Of the page or section. */
  name: string;
  /** Page that the section is on; `null` for a page. */
  page: string | null;
}

interface Named {
  id: string;
  name: string;
  visible: boolean;
}

/**
 * What publishing would change, page by page. A page that comes or goes is one change, with all that is on it; so is an order, however
 * much was moved.
 */
export function siteChanges(live: readonly SiteTab[], tabs: readonly SiteTab[]): SiteChange[] {
  const liveById = byId(live);
  const order: SiteChange[] = isReordered(live, tabs) ? [{ what: 'order', name: '', page: null }] : [];
  const changes = tabs.flatMap((tab): SiteChange[] => {
    const before = liveById.get(tab.id);
    return [
      ...changesOf(before, tab, before?.name !== tab.name, null),
      ...(before ? sectionChanges(before.sections, tab.sections, tab.name) : []),
    ];
  });
  return [...order, ...changes, ...goneFrom(live, tabs, null)];
}

function sectionChanges(
  live: readonly SiteSection[],
  sections: readonly SiteSection[],
  page: string,
): SiteChange[] {
  const liveById = byId(live);
  const order: SiteChange[] = isReordered(live, sections) ? [{ what: 'order', name: page, page: null }] : [];
  const changes = sections.flatMap((section) => {
    const before = liveById.get(section.id);
    const isEdited = before?.title !== section.title || before.content !== section.content;
    return changesOf(before, named(section), isEdited, page);
  });
  return [...order, ...changes, ...goneFrom(live.map(named), sections, page)];
}

const named = ({ id, title, visible }: SiteSection): Named => ({ id, name: title, visible });

function changesOf(
  before: Pick<Named, 'visible'> | undefined,
  { name, visible }: Named,
  isEdited: boolean,
  page: string | null,
): SiteChange[] {
  if (!before) return [{ what: 'added', name, page }];
  const turned = visible ? 'shown' : 'hidden';
  return [
    ...(isEdited ? [{ what: 'edited', name, page } as const] : []),
    ...(before.visible === visible ? [] : [{ what: turned, name, page } as const]),
  ];
}

function goneFrom(live: readonly Named[], now: readonly { id: string }[], page: string | null): SiteChange[] {
  const present = byId(now);
  return live.filter(({ id }) => !present.has(id)).map(({ name }) => ({ what: 'removed', name, page }));
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

/** Whether those that are in both stand in another order; what came or went between them moves nothing. */
function isReordered(before: readonly { id: string }[], now: readonly { id: string }[]): boolean {
  const [earlier, later] = [byId(before), byId(now)];
  const inBoth = now.filter(({ id }) => earlier.has(id));
  return before.filter(({ id }) => later.has(id)).some(({ id }, index) => inBoth[index]?.id !== id);
}
