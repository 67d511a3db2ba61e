import type { AttendeeThumbnail } from '../../src/contract';
import { northlight } from './northlight';
import { variant, withWidget } from './variant';

const { attendees, event } = northlight;

const more: AttendeeThumbnail[] = [
  {
    id: 'b1',
    fullName: 'Oleksandra Dmytrivna Kovalenko-Shevchenko',
    company: 'Ministry of Culture, Lettering',
  },
  { id: 'b2', company: 'Lantern & Sons' },
  { id: 'b3', fullName: 'Björk' },
  { id: 'b4', fullName: '', company: '' },
  { id: 'b5', fullName: 'ندى خوري', company: 'مطبعة الميناء' },
  { id: 'b6', fullName: 'Ines Ferreira', company: 'Mareh' },
  { id: 'b7', fullName: 'Kaito Mori', company: 'Sumida Type' },
];

/** Pictures by whoever shows the page; who has none keeps a letter. */
const withPictures = attendees.map((person, index) =>
  index < 4 ? { ...person, photo: `/faces/${index + 1}.svg` } : person,
);

/** The event has a picture too. */
export const pictures = variant('pictures', {
  attendees: withPictures,
  event: { ...event, 'picture-url': 'https://media.northlight.example/harbor.jpg' },
});

/** More than twelve, one of them nobody knows anything of. */
export const manyFaces = variant('manyFaces', { attendees: [...withPictures, ...more] });

/** Every picture is gone. */
export const brokenPictures = variant('brokenPictures', {
  attendees: attendees.map((person, index) => ({ ...person, photo: `/faces/gone-${index}.svg` })),
});

/** As few as may be shown when the organizer says nothing. */
export const fewFaces = variant('fewFaces', { attendees: attendees.slice(0, 3) });

/** Ten at least, says the organizer, and eight are coming. */
export const tooFewFaces = withWidget('tooFewFaces', { minAttendees: 10 });

export const facesOff = withWidget('facesOff', { showFaces: false });

/** Outside a minisite faces take a widget with an id. */
export const noWidgetId = withWidget('noWidgetId', { widgetId: '' });

export const minisite = withWidget(
  'minisite',
  { widgetId: '' },
  { siteConf: { ...northlight.siteConf, minisite: true } },
);
