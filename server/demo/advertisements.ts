import type { AdvertisementFields } from '#contract/advertisements/model.ts';
import { addDays, type Day } from '#contract/kernel/dates.ts';
import type { DrawingName } from './drawings.ts';

/** The cards on the pages of a park, and what is drawn on each. */
export const cards = (today: Day): (Omit<AdvertisementFields, 'parkId' | 'images'> & { drawing: DrawingName })[] => [
  {
    name: 'Lakeside Café',
    description: 'Filter coffee and hot pakodas beside the flamingos, until half past five.',
    drawing: 'cafe',
    url: 'https://lakeside-cafe.example',
    placement: 'booking',
    startsOn: addDays(today, -60),
    endsOn: addDays(today, 120),
  },
  {
    name: 'Andha Yug on stage',
    description: 'Dharamvir Bharati’s play at Ravindra Bharathi. Put your name down.',
    drawing: 'stage',
    url: '',
    placement: 'booking',
    startsOn: addDays(today, -20),
    endsOn: addDays(today, 20),
  },
  {
    name: 'Learn with us',
    description: 'Maths, science and spoken English in small batches at Saraswati Coaching.',
    drawing: 'classroom',
    url: '',
    placement: 'get-qr',
    startsOn: null,
    endsOn: addDays(today, 200),
  },
  {
    name: 'Eyes checked in half an hour',
    description: 'Sanjeevani Eye Centre, Kukatpally. Take a token online.',
    drawing: 'clinic',
    url: '',
    placement: 'get-qr',
    startsOn: addDays(today, -10),
    endsOn: null,
  },
  {
    name: 'Festival of Lamps',
    description: 'Ten evenings of lights and crafts at Hitex.',
    drawing: 'lamps',
    url: '',
    placement: 'booking',
    startsOn: addDays(today, -60),
    endsOn: addDays(today, -40),
  },
];
