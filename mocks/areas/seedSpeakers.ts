/** Who speaks at the conference, and is given tasks: first name, last name, job title, company, biography. */
export const seedSpeakers: [string, string, string, string, string][] = [
  [
    'Maren',
    'Holt',
    'Type designer',
    'Holt & Daughters',
    'Draws typefaces for ferries, stamps and tax forms.',
  ],
  ['Ikechukwu', 'Obi', 'Wayfinding lead', 'Lantern Wayfinding', 'Puts arrows where people look for them.'],
  ['Yuki', 'Tanabe', 'Interaction designer', 'Slow Software', 'Makes programs that wait for their users.'],
  [
    'Clara',
    'Bastien',
    'Sign painter',
    'Bastien Enseignes',
    'Third generation, first to use a ladder with a seat.',
  ],
  ['Rafael', 'Monteiro', 'Art director', 'Casa Azul Press', 'Runs a press of four people and one cat.'],
  [
    'Devika',
    'Iyer',
    'Design researcher',
    'Common Ground Lab',
    'Asks strangers for twenty minutes, and gets them.',
  ],
  ['Tobias', 'Frey', 'Typographer', 'Frey Schrift', 'Collects numerals from house fronts.'],
  ['Leilani', 'Kahale', 'Exhibition designer', 'Reef Museum', 'Lights rooms so that labels can be read.'],
  ['Anton', 'Varga', 'Engraver', 'Varga Atelier', 'Cuts letters into brass, slate and, once, ice.'],
  ['Sunniva', 'Berg', 'Head of design', 'Fjordline Ferries', 'Redrew every timetable on a coast.'],
  ['Omar', 'Siddiqui', 'Accessibility lead', 'Plainspoken', 'Tests with people, then with tools.'],
  ['Bridget', 'Fallon', 'Bookbinder', 'Fallon Bindery', 'Teaches binding without glue.'],
  ['Naomi', 'Adler', 'Design director', 'Adler & Moss', 'Writes the contracts other studios copy.'],
  ['Pascal', 'Nguyen', 'Motion designer', 'Studio Tide', 'Animates as little as he can.'],
];

export const seedSpeakerId = (index: number) => `speaker-${index + 1}`;
