import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** What organizers and buyers write, wherever it is shown, and what leaves in files. */
export const textGuards: readonly Guard[] = [
  ...guardsOf(
    'src/themed/kit/purify.ts',
    src('themed/kit/purify.test.tsx', 'themed/corpora.test.tsx', 'themed/kit/purifyCorpus.test.tsx'),
    [
      {
        ids: 'A01',
        name: 'a link of a description leads anywhere',
        find: "if (address === null) {\n      element.removeAttribute('href');\n      return;\n    }\n    element.setAttribute('href', address);",
        replace: '',
      },
      {
        ids: 'A01',
        name: 'a description has pictures and forms',
        find: "'strong', 'ul', '#text'],",
        replace: "'strong', 'ul', '#text', 'img', 'form', 'input'],",
      },
      {
        ids: 'A01',
        name: 'a description has styles and names',
        find: "ALLOWED_ATTR: ['href', 'dir', 'lang'],",
        replace: "ALLOWED_ATTR: ['href', 'dir', 'lang', 'style', 'id', 'name', 'class'],",
      },
      {
        ids: 'A14',
        name: 'a page behind a link reaches this one',
        find: "element.setAttribute('rel', 'noopener noreferrer nofollow');",
        replace: '',
      },
      {
        ids: 'F87',
        name: 'a frameset takes the place of the body',
        find: 'purifier.sanitize(bodyStart + html,',
        replace: 'purifier.sanitize(html,',
        also: {
          find: '} catch {\n    const text = document.createDocumentFragment();\n    text.append(plainText(html));\n    return text;',
          replace: '} catch (cause) {\n    throw cause;',
        },
      },
    ],
  ),
  ...guardsOf(
    'src/themed/kit/plainText.ts',
    src('themed/kit/plainText.test.ts', 'domain/text/longTexts.test.ts'),
    [
      {
        ids: 'A01',
        name: 'the inside of a script is text',
        find: '<(script|style)',
        replace: '<(style)',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/ticketTypes/safeDescription.ts',
    src('domain/ticketTypes/safeDescription.test.ts'),
    [
      {
        ids: 'A01',
        name: 'every tag of a description stays',
        find: "if (!allowed.has(tag)) return '';",
        replace: '',
      },
      {
        ids: 'A01',
        name: 'an attribute of a description stays',
        find: 'return `<${slash}${tag}>`;',
        replace: 'return part;',
      },
      {
        ids: 'A01 A06',
        name: 'a link of a description leads anywhere',
        find: 'const url = safeUrl(href, { allow: linkSchemes });',
        replace: 'const url = href;',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/theme/theme.ts',
    src('domain/theme/resolveTheme.test.ts', 'themed/corpora.test.tsx'),
    [
      {
        ids: 'A05',
        name: 'anything is a colour',
        find: 'colour.test(value.trim())',
        replace: 'value !== ""',
      },
      {
        ids: 'A05',
        name: 'anything is a font',
        find: ' && familyList.test(value);',
        replace: ';',
      },
      {
        ids: 'A05',
        name: 'anything is a class',
        find: '.filter((token) => classToken.test(token))\n',
        replace: '',
      },
      {
        ids: 'A05 A34',
        name: 'a colour has any length',
        find: 'value.length <= maxLengths.colour &&',
        replace: '',
      },
      {
        ids: 'A05',
        name: 'a corner has any radius',
        find: "typeof value === 'number' && value >= 0 && value <= largestRadius",
        replace: 'value !== undefined',
      },
    ],
  ),
  ...guardsOf('src/domain/confirmation/contrast.ts', src('domain/confirmation/postAppearance.test.ts'), [
    {
      ids: 'A05',
      name: 'a colour with a name is black',
      find: 'hexOfName(colour) ?? ',
      replace: '',
    },
  ]),
  ...guardsOf('src/domain/theme/namedColour.ts', src('domain/rules.test.ts'), [
    {
      ids: 'A05',
      name: 'a member of all objects is a colour',
      find: 'Object.hasOwn(colorsNamed, word)',
      replace: 'word in colorsNamed',
    },
  ]),
  ...guardsOf(
    'src/domain/links/encoded.ts',
    src('domain/links/encoded.test.ts', 'domain/confirmation/placeholders.test.ts'),
    [
      {
        ids: 'A03',
        name: 'a value changes the address it stands in',
        find: "encodeURIComponent(value.replace(/\\p{Cs}/gu, '\\ufffd'))",
        replace: 'value',
      },
      {
        ids: 'F74',
        name: 'half a character ends what makes an address of it',
        find: ".replace(/\\p{Cs}/gu, '\\ufffd')",
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/domain/confirmation/placeholders.ts', src('domain/confirmation/placeholders.test.ts'), [
    {
      ids: 'A03',
      name: 'name and address are told to other hosts',
      find: 'if (!isOwn(impersonal)) return impersonal;',
      replace: '',
      also: { find: 'return isOwn(personal) ? personal : impersonal;', replace: 'return personal;' },
    },
    {
      ids: 'A03 A23',
      name: 'a member of all objects is a placeholder',
      find: 'Object.hasOwn(values, name) ?',
      replace: 'name in values ?',
    },
    {
      ids: 'A03',
      name: 'a message links to a script',
      find: "safeUrl(address, { allow: [...linkSchemes, 'relative'] })",
      replace: 'address',
    },
  ]),
  ...guardsOf('src/domain/registration/paymentTerms.ts', src('domain/registration/paymentTerms.test.ts'), [
    {
      ids: 'A04',
      name: 'terms are decoded twice',
      find: 'return decodeURIComponent(encoded);',
      replace: 'return decodeURIComponent(decodeURIComponent(encoded));',
    },
    {
      ids: 'F57',
      name: 'terms that can’t be decoded are an error',
      find: '} catch {\n    return encoded;',
      replace: '} catch (cause) {\n    throw cause;',
    },
  ]),
  ...guardsOf(
    'src/domain/calendar/entry.ts',
    src('domain/calendar.test.ts', 'domain/calendar/calendarTexts.test.ts'),
    [
      {
        ids: 'F70',
        name: 'a description is cut inside a character',
        find: 'if (index + segment.length > ends) break;\n    cutAt = index + segment.length;',
        replace: 'cutAt = ends + index - index + segment.length - segment.length;',
      },
      {
        ids: 'A07',
        name: 'a calendar text has control characters',
        find: "text.replace(/[^\\P{Cc}\\t\\n\\r]/gu, '')",
        replace: 'text',
      },
    ],
  ),
  ...guardsOf('src/domain/table/cells.ts', src('domain/table/cells.test.ts'), [
    {
      ids: 'A08 A31',
      name: 'a cell is a formula',
      find: "typeof cell === 'string' ? cell.replace(formulaStart, \"'\") : cell",
      replace: 'cell',
    },
    {
      ids: 'A31',
      name: 'a second line is a formula',
      find: "`^${start}`, 'gmu');\n/** Behind",
      replace: "`^${start}`, 'u');\n/** Behind",
    },
    { ids: 'A31', name: 'a sign of full width is a formula', find: '[=+\\-@＝＋－＠]', replace: '[=+\\-@]' },
  ]),
  ...guardsOf(
    'mocks/files.ts',
    [
      'unit/mocks/areas/orders/ticketSales.test.ts',
      'unit/mocks/areas/partners/handlers.test.ts',
      'unit/mocks/areas/sessionAnalytics/handlers.test.ts',
    ],
    [
      {
        ids: 'A31',
        name: 'an exported file has formulas',
        find: 'rows.map((row) => row.map(escapedCell))',
        replace: 'rows',
      },
    ],
  ),
  ...guardsOf('src/themed/kit/FormattedHtml.tsx', src('themed/hostileTexts.test.tsx'), [
    {
      ids: 'A01 A02',
      name: 'HTML from outside is put in as it is',
      find: 'box?.replaceChildren(purify(html));',
      replace: 'if (box) box.innerHTML = html;',
    },
  ]),
  ...guardsOf('src/organizer/emails/PreviewBlock.tsx', src('themed/hostileTexts.test.tsx'), [
    {
      ids: 'A02 A06',
      name: 'a button of an email leads anywhere',
      find: "safeUrl(url, { allow: ['https:'] })",
      replace: 'url ?? null',
    },
  ]),
];
