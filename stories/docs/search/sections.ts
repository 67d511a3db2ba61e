import type { ComponentDocs } from '../component/ComponentDocs';

/** What stands below one heading of a page. */
export interface Section {
  /** Where it is: the address of its page, with the heading's anchor. */
  id: string;
  /** Title of the page, e.g. `Guides / Backend`. */
  page: string;
  /** Empty above the first heading. */
  heading: string;
  /** Without marks. */
  text: string;
}

const withoutMarks = (line: string) =>
  line
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+/g, '')
    .replace(/\|| -{3,}|^#+ /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As headings of documents are addressed: `## What is *not* done` → `what-is-not-done`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');

/** A document in its sections; `#` in a block of code is no heading. */
export function sectionsOf(page: string, address: string, markdown: string): Section[] {
  const sections: Section[] = [];
  let [heading, lines, isCode] = ['', [] as string[], false];
  const end = () => {
    const text = lines.filter(Boolean).join(' ');
    const id = heading === '' ? address : `${address}#${anchorOf(heading)}`;
    // Two headings of the same words have the first one's anchor.
    const same = sections.find((section) => section.id === id);
    if (same) same.text += ` ${text}`;
    else if (heading !== '' || text !== '') sections.push({ id, page, heading, text });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    else if (!isCode && /^#{1,4} /.test(line)) {
      end();
      heading = withoutMarks(line);
    } else if (isCode) lines.push(line.trim());
    else if (!/^(import|export) /.test(line)) lines.push(withoutMarks(line));
  }
  end();
  return sections;
}

interface ComponentPlace {
  id: string;
  title: string;
}

interface ComponentWords {
  name: string;
  docs: Pick<ComponentDocs, 'components' | 'does' | 'donts' | 'purpose'>;
}

/** A component below its own heading, with the names of what only makes sense together with it. */
export function sectionOfComponent({ id, title }: ComponentPlace, { name, docs }: ComponentWords): Section {
  const { components, purpose, does, donts } = docs;
  return {
    id: `./?path=/docs/${id}#${encodeURIComponent(name)}`,
    page: title.replaceAll('/', ' / '),
    heading: name,
    text: withoutMarks([purpose, ...does, ...donts, `${Object.keys(components).join(', ')}.`].join(' ')),
  };
}
