import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '../../../../../../src/contract';
import {
  attendeeSections,
  contextOf,
  initialAnswers,
  type Answers,
  type RegistrationContext,
} from '../../../../../../src/domain';
import {
  pastedList,
  type PastedListSources,
} from '../../../../../../src/domain/registration/pastedList/list';
import { freeHold, personTickets } from '../../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../../eachRow';

const asked = (id: string, label: string, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  attributeKey: id,
  label,
  type: 'text',
  required: false,
  ...more,
});
const questions = [
  asked('company', 'Company'),
  asked('firstName', 'First name', { required: true }),
  asked('lastName', 'Last name', { required: true }),
  asked('email', 'Email', { required: true, type: 'email' }),
  asked('diet', 'Diet', { type: 'select', options: ['None', 'Vegan', 'Without nuts'] }),
  asked('days', 'Days', { type: 'checkbox', options: ['Thursday', 'Friday'] }),
];

function setUp(entities = questions, count = 3, more: Partial<RegistrationContext> = {}) {
  const form = { entities };
  const tickets = personTickets(count);
  return {
    sections: attendeeSections(form, tickets),
    answers: initialAnswers({ form, personTickets: tickets, locale: 'en' }),
    context: contextOf(freeHold, { form, personTickets: tickets, ...more }),
  };
}

/** What each attendee has once the list is filled in: its texts in the order of the columns. */
function filledIn(text: string, sources: PastedListSources = setUp()) {
  const { fills, ...list } = pastedList(text, sources);
  const answers: Answers = structuredClone(sources.answers);
  for (const { name, value } of fills) {
    const [, ticket = '', key = ''] = name.split('.');
    (answers[ticket] ??= {})[key] = value;
  }
  const people = Object.values(answers).map(({ firstName, lastName, email, company, diet }) =>
    [firstName, lastName, email, company, diet].join('|'),
  );
  return { ...list, people };
}
const nobody = '||||';
const withFirst = (answers: Record<string, string>, more: Partial<PastedListSources> = {}) => {
  const sources = setUp();
  Object.assign(sources.answers['$9001'] ?? {}, answers);
  return { ...sources, ...more };
};

describe('how a list is read', () => {
  const both = ['Amara|Osei|amara@a.example|Tidewater|Vegan', 'Jonas|Lind|jonas@b.example||None', nobody];
  eachRow<[string, string]>([
    ['tabs', 'Amara\tOsei\tamara@a.example\tTidewater\tVegan\nJonas\tLind\tjonas@b.example\t\tNone'],
    ['commas', 'Amara,Osei,amara@a.example,Tidewater,Vegan\r\nJonas,Lind,jonas@b.example,,None\r\n'],
    ['semicolons', 'Amara;Osei;amara@a.example;Tidewater;Vegan\n\n  \nJonas;Lind;jonas@b.example;;None'],
    [
      'a byte order mark',
      '\uFEFFAmara;Osei;amara@a.example;Tidewater;Vegan\nJonas;Lind;jonas@b.example;;None',
    ],
    [
      'quotation marks',
      '"Amara","Osei","amara@a.example","Tidewater","Vegan"\n"Jonas","Lind","jonas@b.example","","None"',
    ],
    [
      'headings in another order, in any case',
      'EMAIL,diet,first  name,Last Name,Company\namara@a.example,vegan,Amara,Osei,Tidewater\njonas@b.example,NONE,Jonas,Lind,',
    ],
    [
      'headings by other names',
      'Surname;Given name;E-mail address;diet;company\nOsei;Amara;amara@a.example;VEGAN;Tidewater\nLind;Jonas;jonas@b.example;None;',
    ],
    ['spaces around', ' Amara ;  Osei;amara@a.example ; Tidewater;vegan\nJonas;Lind; jonas@b.example;;None'],
  ])('with $0', (_, text) => {
    const { people, rows } = filledIn(text);
    expect(people).toEqual(both);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  eachRow<[string, string, string]>([
    [
      'a comma in a cell of semicolons',
      'Amara;Osei;a@a.example;Tidewater, Inc.',
      'Amara|Osei|a@a.example|Tidewater, Inc.|',
    ],
    [
      'a semicolon in a cell of commas',
      'Amara,Osei,a@a.example,Tide; water',
      'Amara|Osei|a@a.example|Tide; water|',
    ],
    [
      'a quotation mark that is never closed',
      '"Amara,Osei,a@a.example,"Tide" water',
      '"Amara|Osei|a@a.example|"Tide" water|',
    ],
    ['what a spreadsheet would run', "Amara,Osei,a@a.example,'=1+1", 'Amara|Osei|a@a.example|=1+1|'],
    ['other signs within quotation marks', '"O; S","x","a@a.example","T\tW"', 'O; S|x|a@a.example|T W|'],
    ['lines within a cell', 'Amara,Osei,a@a.example,"Tide\nwater"', 'Amara|Osei|a@a.example|Tide water|'],
  ])('reads $0', (_, text, first) => {
    expect(filledIn(text).people[0]).toBe(first);
  });

  it('finds headings in the language of the page', () => {
    const headings = { firstName: ['Vorname'], lastName: ['Nachname'], email: ['E-Mail-Adresse'] };
    const text = 'Nachname;Vorname;E-Mail-Adresse\nOsei;Amara;amara@a.example';
    expect(filledIn(text, { ...setUp(), headings }).people[0]).toBe('Amara|Osei|amara@a.example||');
  });

  it('names what it does not read', () => {
    const named = pastedList('First name,Room,T-shirt\nAmara,12,L', setUp());
    expect([named.unusedHeadings, named.columnLimit]).toEqual([['Room', 'T-shirt'], null]);
    expect(named.missing).toEqual(['Last name', 'Email']);
    const wide = pastedList('Amara,Osei,a@a.example,Tidewater,Vegan,12', setUp());
    expect([wide.unusedHeadings, wide.columnLimit]).toEqual([[], 5]);
  });

  it('counts lines with the headings', () => {
    expect(pastedList('Email\n\na@a.example\nb@b.example', setUp()).rows.map(({ line }) => line)).toEqual([
      3, 4,
    ]);
    expect(pastedList('Amara\nJonas', setUp()).rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('knows attributes that are called like something of every object', () => {
    const sources = setUp([asked('constructor', 'Constructor'), asked('__proto__', 'Proto')], 1);
    expect(pastedList('Constructor,Proto\nAmara,Osei', sources).fills.map(({ value }) => value)).toEqual([
      'Amara',
      'Osei',
    ]);
  });
});

describe('what is wrong with a row', () => {
  eachRow<[string, string, string[]]>([
    ['Amara;Osei;amara(at)a.example', 'Amara|Osei|||', ['validation.emailInvalid']],
    ['Amara;;amara@a.example', 'Amara||amara@a.example||', ['validation.lastNameRequired']],
    [';;', nobody, []],
    ['Amara;Osei;a@a.example;;Vegn', 'Amara|Osei|a@a.example||', ['registration.paste.unknownChoice']],
    [`Amara;Osei;a@a.example;${'x'.repeat(501)}`, 'Amara|Osei|a@a.example||', ['validation.answerTooLong']],
    [
      'Amara;;nobody;;Vegn',
      'Amara||||',
      ['validation.emailInvalid', 'registration.paste.unknownChoice', 'validation.lastNameRequired'],
    ],
  ])('says of $0', (text, first, keys) => {
    const { people, rows } = filledIn(text);
    expect(people[0]).toBe(first);
    expect(rows.flatMap(({ problems }) => problems.map(({ key }) => key))).toEqual(keys);
  });

  it('names the choices that there are', () => {
    const [row] = pastedList('Diet\nvegn', setUp()).rows;
    expect(row?.problems[0]?.values).toEqual({
      label: 'Diet',
      value: 'vegn',
      choices: 'None, Vegan, Without nuts',
    });
  });

  it('misses only what the list has a column for', () => {
    const { rows, missing } = pastedList('First name\nAmara', setUp());
    expect(rows[0]?.problems).toEqual([]);
    expect(missing).toEqual(['Last name', 'Email']);
  });

  it('takes an address once where each needs one of their own', () => {
    const text = 'A;One;same@a.example\nB;Two;SAME@a.example';
    const unique = filledIn(text, setUp(questions, 3, { uniqueEmails: true }));
    expect(unique.people).toEqual(['A|One|same@a.example||', 'B|Two|||', nobody]);
    expect(unique.rows[1]?.problems).toEqual([{ key: 'validation.emailUnique' }]);
    expect(filledIn(text).people[1]).toBe('B|Two|SAME@a.example||');
  });

  it('fills in what an answer of the same row asks for, and nothing else', () => {
    const hanging = [
      asked('diet', 'Diet', { type: 'select', options: ['None', 'Other'] }),
      asked('company', 'Which?', { required: true, showWhen: { questionId: 'diet', values: ['Other'] } }),
    ];
    const { people, rows } = filledIn('Other;Nuts\nNone;Nuts\nOther;', setUp(hanging));
    expect(people).toEqual(['|||Nuts|Other', '||||None', '||||Other']);
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1]);
  });
});

describe('who gets which row', () => {
  const jonasThenMeiLin = 'Jonas;Lind;jonas@b.example\nMei-Lin;Tan;mei@c.example';

  it('uses what there are attendees for, and counts the rest', () => {
    const rows = Array.from({ length: 5 }, (_, index) => `N${index};L;n${index}@a.example`).join('\n');
    expect(pastedList(rows, setUp())).toMatchObject({ unusedRows: 2, filled: 3 });
    expect(pastedList('N;L;n@a.example', setUp())).toMatchObject({ unusedRows: 0, filled: 1 });
  });

  it('leaves an attendee who is somebody already', () => {
    const list = filledIn(jonasThenMeiLin, withFirst({ firstName: 'Amara' }));
    expect(list.people).toEqual(['Amara||||', 'Jonas|Lind|jonas@b.example||', 'Mei-Lin|Tan|mei@c.example||']);
    expect(list.rows.map(({ number }) => number)).toEqual([2, 3]);
    expect(list.isUnchanged).toBe(true);
  });

  it('completes who is in the list, wherever they stand in it', () => {
    const list = filledIn(
      'Amara;Osei;amara@a.example\nJonas;Lind;jonas@b.example',
      withFirst({ firstName: 'jonas' }),
    );
    expect(list.people).toEqual(['jonas|Lind|jonas@b.example||', 'Amara|Osei|amara@a.example||', nobody]);
  });

  it('keeps what was typed of somebody in the list', () => {
    const typed = withFirst({ email: 'jonas@b.example', company: 'Kolonn' });
    const list = filledIn('Jonas;Lind;jonas@b.example;Tidewater', typed);
    expect(list.people[0]).toBe('Jonas|Lind|jonas@b.example|Kolonn|');
    expect(list.isUnchanged).toBe(true);
  });

  it('replaces it when that is wanted, and never leaves anybody the address of somebody else', () => {
    const typed = { firstName: 'Amara', lastName: 'Osei', email: 'amara@a.example', company: 'Tidewater' };
    const replaced = (text: string) => filledIn(text, withFirst(typed, { replaces: true })).people[0];
    expect(replaced('Jonas;Lind;jonas@b.example')).toBe('Jonas|Lind|jonas@b.example|Tidewater|');
    expect(replaced('Jonas;Lind;nobody')).toBe('Jonas|Lind||Tidewater|');
    expect(replaced('First name\nJonas')).toBe('Jonas|||Tidewater|');
    expect(replaced('Amara;Osei;;Kolonn')).toBe('Amara|Osei|amara@a.example|Kolonn|');
    expect(replaced('Amara;Osei;nobody')).toBe('Amara|Osei|amara@a.example|Tidewater|');
  });

  it('has nothing to do the second time', () => {
    const sources = setUp();
    for (const { name, value } of pastedList(jonasThenMeiLin, sources).fills) {
      const [, ticket = '', key = ''] = name.split('.');
      (sources.answers[ticket] ??= {})[key] = value;
    }
    expect(pastedList(jonasThenMeiLin, sources)).toMatchObject({
      fills: [],
      filled: 0,
      unusedRows: 0,
      isUnchanged: false,
    });
  });
});

describe('any text', () => {
  const sign = fc.constantFrom(...'abcdeéßÅ李أ 0123456789-.,;"\'@()&/'.split(''));
  const cell = fc
    .string({ unit: sign, maxLength: 12 })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    // Where an export put a quotation mark before a formula, reading takes it away.
    .filter((text) => !text.startsWith("'"));
  const person = fc.tuple(cell, cell, fc.constantFrom('a@a.example', 'b@b.example'), cell);

  it('says what was written out, with whatever is between the cells', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('\t', ';', ','),
        fc.boolean(),
        (people, delimiter, hasHeadings) => {
          const headings = hasHeadings ? [['First name', 'Last name', 'Email', 'Company']] : [];
          const text = Papa.unparse([...headings, ...people], { delimiter, quotes: true });
          const { rows } = pastedList(text, setUp());
          const read = rows.map(({ values }) => values.map((value) => value.text));
          expect(read).toEqual(people.map((texts) => texts.filter(Boolean)));
        },
      ),
    );
  });

  it('never throws, and fills no more than there are attendees', () => {
    const signs = fc.constantFrom(
      ...'ab@.,;\t\n\r"\'=\0'.split(''),
      'Email',
      'First name',
      'None',
      '\u2028',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), fc.boolean(), (parts, replaces) => {
        const { filled, rows } = pastedList(parts.join(''), { ...setUp(), replaces });
        expect(filled).toBeLessThanOrEqual(rows.length);
        expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
      }),
    );
  });
});
