'use client';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { OrganizerIcon, type OrganizerIconName } from '../appearance';
import { PlainList } from '../page/PlainList';
import * as css from './OrganizerShell.css';
import { useOpenSections } from './useOpenSections';

/** One entry of the organizer's navigation. @experimental */
export interface OrganizerNavItem {
  href: string;
  label: string;
  icon: OrganizerIconName;
  /** The title of the part it stands in; entries of a part follow each other. A part folds unless it has the open screen. */
  section?: string | undefined;
  /** The screen that is open. */
  isCurrent?: boolean | undefined;
}

export interface NavSectionsProps {
  items: readonly OrganizerNavItem[];
  onKeyDown: (key: KeyboardEvent) => void;
  /** The pointer or the focus comes to an entry. */
  onIntent?: ((href: string) => void) | undefined;
  onGo: (href: string, click: MouseEvent<HTMLAnchorElement>) => void;
}

/** The entries under the titles of their parts. A part folds, all but the one with the open screen. */
export function NavSections({ items, onKeyDown, onIntent, onGo }: NavSectionsProps) {
  const [open, toggle] = useOpenSections();
  return sectionsOf(items).map(({ title, entries }, index) => {
    const isCurrent = entries.some((entry) => entry.isCurrent);
    return (
      <Section
        key={title ?? ''}
        title={title}
        entries={entries}
        isOpen={isCurrent || title === undefined || open.has(index)}
        onToggle={isCurrent ? undefined : () => toggle(index)}
        onKeyDown={onKeyDown}
        onIntent={onIntent}
        onGo={onGo}
      />
    );
  });
}

interface SectionProps extends Omit<NavSectionsProps, 'items'>, NavSection {
  isOpen: boolean;
  /** Absent where it stays open. */
  onToggle: (() => void) | undefined;
}

function Section({ title, entries, isOpen, onToggle, onKeyDown, onIntent, onGo }: SectionProps) {
  const id = useId();
  return (
    <div className={css.section}>
      {title !== undefined && (
        <Heading level={2} size="md" className={css.sectionHeading}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-disabled={onToggle ? undefined : true}
            className={css.sectionTitle}
            onKeyDown={onKeyDown}
            onClick={onToggle}
          >
            {title}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" className={css.sectionMark} />
          </button>
        </Heading>
      )}
      <PlainList id={id} className={css.list} hidden={!isOpen}>
        {entries.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={css.link}
              onKeyDown={onKeyDown}
              onPointerEnter={() => onIntent?.(item.href)}
              onFocus={() => onIntent?.(item.href)}
              onClick={(click) => onGo(item.href, click)}
            >
              <OrganizerIcon name={item.icon} />
              {item.label}
            </a>
          </li>
        ))}
      </PlainList>
    </div>
  );
}

interface NavSection {
  title: string | undefined;
  entries: OrganizerNavItem[];
}

/** Entries under the title they share, in their order. */
function sectionsOf(items: readonly OrganizerNavItem[]): NavSection[] {
  const sections: NavSection[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (last && last.title === item.section) last.entries.push(item);
    else sections.push({ title: item.section, entries: [item] });
  }
  return sections;
}
