/** Names for worlds of many people. None of them is meant to be anybody. */
export const firstNames = [
  ...(['Aarav', 'Abena', 'Adam', 'Aiko', 'Alba', 'Alejandro', 'Amina', 'Anders', 'Aoife', 'Arjun'] as const),
  ...(['Beatriz', 'Bram', 'Camille', 'Chidi', 'Chloé', 'Dalia', 'Darius', 'Elif', 'Emeka', 'Emma'] as const),
  ...(['Esther', 'Farah', 'Felix', 'Freja', 'Gabriel', 'Giulia', 'Hao', 'Helena', 'Hugo', 'Ines'] as const),
  ...(['Isaac', 'Ivy', 'Jamal', 'João', 'Kaito', 'Karim', 'Katya', 'Kiran', 'Lars', 'Layla'] as const),
  ...(['Lena', 'Liam', 'Lin', 'Magnus', 'Maite', 'Malik', 'Marta', 'Mei', 'Milan', 'Mina'] as const),
  ...(['Nadia', 'Naoko', 'Niamh', 'Noah', 'Olga', 'Omar', 'Paula', 'Petra', 'Rafael', 'Renée'] as const),
  ...(['Rohan', 'Sana', 'Santiago', 'Saoirse', 'Selma', 'Stefan', 'Tariq', 'Theo', 'Tova', 'Yusuf'] as const),
] as const;

export const lastNames = [
  ...(['Abbott', 'Achieng', 'Ahmed', 'Almeida', 'Andersen', 'Aoki', 'Baker', 'Bauer', 'Bianchi'] as const),
  ...([
    'Boateng',
    'Bouchard',
    'Brennan',
    'Castillo',
    'Chowdhury',
    'Cohen',
    'Costa',
    'Dang',
    'Demir',
  ] as const),
  ...(['Diallo', 'Dubois', 'Ekström', 'Farouk', 'Ferrari', 'Fischer', 'Fofana', 'Garcia', 'Gill'] as const),
  ...(['Gupta', 'Haas', 'Hansen', 'Hassan', 'Horvath', 'Ibrahim', 'Ito', 'Jansen', 'Jensen'] as const),
  ...(['Kamau', 'Kaya', 'Keane', 'Kim', 'Kovač', 'Kumar', 'Lambert', 'Larsen', 'Lefèvre'] as const),
  ...(['Lopes', 'Mahmoud', 'Marino', 'Mbeki', 'Meyer', 'Moreau', 'Mori', 'Müller', 'Nakamura'] as const),
  ...(['Nowak', 'Nwosu', 'O’Connor', 'Okada', 'Oliveira', 'Owusu', 'Park', 'Petrov', 'Pham'] as const),
  ...(['Quinn', 'Rahman', 'Reyes', 'Ricci', 'Rossi', 'Santos', 'Schmidt', 'Sharma', 'Silva'] as const),
  ...(['Singh', 'Suzuki', 'Tanaka', 'Tran', 'Vargas', 'Walsh', 'Weber', 'Yamada', 'Yilmaz'] as const),
] as const;

/** Who attendees come from; their addresses end nowhere (RFC 2606). */
export const companies = [
  { name: 'Alder & Finch', domain: 'alderfinch.example' },
  { name: 'Bluewater Maps', domain: 'bluewatermaps.example' },
  { name: 'City of Worcester', domain: 'worcester.example' },
  { name: 'Copperline', domain: 'copperline.example' },
  { name: 'Drift Interactive', domain: 'drift.example' },
  { name: 'Eastgate Press', domain: 'eastgatepress.example' },
  { name: 'Fieldnote', domain: 'fieldnote.example' },
  { name: 'Granite Type Foundry', domain: 'granitetype.example' },
  { name: 'Halden Transit', domain: 'haldentransit.example' },
  { name: 'Inkwell Cooperative', domain: 'inkwell.example' },
  { name: 'Juniper Health', domain: 'juniperhealth.example' },
  { name: 'Kestrel Signs', domain: 'kestrelsigns.example' },
  { name: 'Lowland Museum', domain: 'lowlandmuseum.example' },
  { name: 'Marsh & Sons', domain: 'marshandsons.example' },
  { name: 'Ninth Street Studio', domain: 'ninthstreet.example' },
  { name: 'Orchard Bank', domain: 'orchardbank.example' },
] as const;

export const dietaryNeeds = [
  ...(['No special needs', 'Vegetarian', 'Vegan', 'Gluten-free', 'Halal', 'Kosher'] as const),
] as const;
