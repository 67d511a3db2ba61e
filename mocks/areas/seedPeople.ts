/** A ticket of the sale with whom it is for, as far as the agenda knows. */
export interface SeedPerson {
  ticketId: string;
  attendeeName: string;
  email: string;
  company: string | null;
}

const people = {
  ingrid: ['4793-1', 'Ingrid Solberg', 'ingrid@fjordtype.example', 'Fjordtype'],
  nils: ['4793-2', 'Nils Solberg', 'nils.ingrid@fjordtype.example', 'Fjordtype'],
  daniel: ['4794-1', 'Daniel Okafor', 'daniel.okafor@brightwater.example', 'Brightwater'],
  sofiaPainting: ['4795-1', 'Sofia Marchetti', 'sofia@marchetti.example', 'Studio Marchetti'],
  sofia: ['4795-2', 'Sofia Marchetti', 'sofia.sofia@marchetti.example', 'Studio Marchetti'],
  wei: ['4796-1', 'Wei Chen', 'wei.chen@lumen-lab.example', 'Lumen Lab'],
  ana: ['4796-2', 'Ana Souza', 'ana.wei.chen@lumen-lab.example', 'Lumen Lab'],
  ravi: ['4796-3', 'Ravi Menon', 'ravi.wei.chen@lumen-lab.example', 'Lumen Lab'],
  eleanor: ['4796-4', 'Eleanor Price', 'eleanor.wei.chen@lumen-lab.example', 'Lumen Lab'],
  chiara: ['4799-1', 'Chiara Conti', 'chiara@studioconti.example', 'Studio Conti'],
  marcus: ['4800-1', 'Marcus Bell', 'm.bell@bellfoundry.example', 'Bell Foundry'],
  ewa: ['4802-1', 'Ewa Kowalska', 'ewa.kowalska@drukarnia.example', 'Drukarnia'],
  piotr: ['4802-2', 'Piotr Kowalski', 'piotr.ewa.kowalska@drukarnia.example', 'Drukarnia'],
  ewaPainting: ['4802-3', 'Ewa Kowalska', 'ewa.ewa.kowalska@drukarnia.example', 'Drukarnia'],
  lucia: ['4804-1', 'Lucía Fernández', 'lucia@fernandez.example', null],
  henrik: ['4805-1', 'Henrik Dahl', 'henrik@dahldesign.example', 'Dahl Design'],
  maja: ['4805-2', 'Maja Dahl', 'maja.henrik@dahldesign.example', 'Dahl Design'],
  rosaPainting: ['4806-1', 'Rosa Nguyen', 'rosa.nguyen@papertrail.example', 'Papertrail'],
  george: ['4807-1', 'George Papadakis', 'george@papadakis.example', null],
  peter: ['4809-1', 'Peter van Dijk', 'peter@vandijk.example', null],
  peterDining: ['4809-3', 'Peter van Dijk', 'peter.peter@vandijk.example', null],
  jonas: ['4810-1', 'Jonas Lindqvist', 'jonas@kolonn.example', 'Kolonn'],
  jonasDining: ['4810-3', 'Jonas Lindqvist', 'jonas.jonas@kolonn.example', 'Kolonn'],
  tom: ['4814-1', 'Tom Whitaker', 'tom@harbourtrust.example', 'Harbour Trust'],
} as const;

export type SeedName = keyof typeof people;

export function seedPerson(name: SeedName): SeedPerson {
  const [number, attendeeName, email, company] = people[name];
  return { ticketId: `NL26-${number}`, attendeeName, email, company };
}
