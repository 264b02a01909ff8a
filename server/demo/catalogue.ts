import { type CategoryKey, type Fees, noFees } from '#contract/fees/rules.ts';
import { addDays, type Day, parseLocalTime, weekdayOf } from '#contract/kernel/dates/dates.ts';

/** A paragraph per kind, fields first; rules end in semicolons. The zoo and one clinic are open at any hour. */
const CATALOGUE = `
  park
  name                   | location                  | drawing | gateway | opensAt | closesAt | lastEntryMinutes | dailyCapacity | advanceDays | perSlot | note | fees | weekend
  Sarovar Zoological Park | Bahadurpura, Hyderabad   | gate    | ccav    | 09:00   | 00:30    |    |     |    |    | Battery cars leave from gate 2 every 20 minutes. | adult 100, child 50, seniorCitizen 60, physicallyChallenged 20, twowheeler 20, fourwheeler 60, camera 150, photography 50, walker 30, family 300, familyAddon 70 |
  Neelkamal Light Garden | Necklace Road, Hyderabad  | lights  | ccav    | 18:00   | 21:30    | 30 | 250 |    |    |      | vipadult 400, vipkid 250, gaadult 180, gakid 120, women 150 |
  Nehru Planetarium      | Public Gardens, Hyderabad | dome    | paytm   | 10:00   | 20:00    |    | 600 | 14 | 70 |      | adult 80, child 40, seniorCitizen 40, physicallyChallenged 20, camera 50 | adult 100, child 50

  clinic
  name                            | doctorName         | specialization   | city      | area         | address               | opensAt | closesAt | fee   | tokens | bookingDays
  Sanjeevani Skin Clinic          | Dr Meera Nair      | Skin             | Hyderabad | Ameerpet     | 2-41, Greenlands Road | 09:00   | 13:00    | 40000 | 40     | 3
  Sanjeevani Eye Centre           | Dr Arvind Kulkarni | Eye              | Hyderabad | Kukatpally   | 15, Temple Street     | 17:00   | 21:00    | 30000 | 60     | 0
  Sanjeevani Day and Night Clinic | Dr Farah Siddiqui  | General medicine | Hyderabad | Secunderabad | 7, Station Road       | 00:00   | 23:59    | 25000 | 240    | 1

  branch
  name            | code         | town      | officers
  Abids Branch    | GSB-ABIDS    | Hyderabad | Sunil Das, Meera Iyer
  Warangal Branch | GSB-WARANGAL | Warangal  | Farida Khan

  exhibition
  name                            | type       | location                     | capacity | startsAt     | endsAt
  Handloom Mela                   | exhibition | Shilparamam, Hyderabad       |          | -2 d 10:00   | +12 d 21:00
  Andha Yug                       | drama      | Ravindra Bharathi, Hyderabad | 300      | +20 d 18:30  | +20 d 21:00
  Kathputli: puppets of Rajasthan | shows      | Lamakaan, Banjara Hills      | 180      | +4 d 17:00   | +4 d 18:30
  Kuchipudi by moonlight          | shows      | Taramati Baradari, Hyderabad | 450      | -12 d 19:00  | -12 d 21:00
  Tughlaq                         | drama      | Ravindra Bharathi, Hyderabad | 300      | -31 d 18:30  | -31 d 21:30
  Festival of Lamps               | exhibition | Hitex, Hyderabad             |          | -49 d 11:00  | -40 d 21:00

  coaching
  name                 | town      | startTime | endTime | fee     | intake | startDate | endDate
  Maths 10A            | Hyderabad | 07:00     | 08:30   | 150000  | 30     | +7 d      | +127 d
  Spoken English       | Hyderabad | 18:00     | 19:00   | 240000  | 12     | +14 d     | +74 d
  NEET Foundation      | Hyderabad | 06:30     | 09:00   | 1800000 | 60     | -38 d     | +110 d
  Physics 12, weekends | Hyderabad | 10:00     | 12:00   | 650000  | 40     | -6 d      | +95 d
  Holiday coding camp  | Hyderabad | 15:00     | 17:00   | 320000  | 25     | -44 d     | -10 d

  coupon
  code      | name           | description                                 | discountType | discountValue | startsOn | endsOn | minimumOrder | maxUses | maxUsesPerMobile | active
  WELCOME10 | Welcome        | 10% off your first visit                    | percentage   | 1000          | -95 d    | +365 d |              |         |                  |
  FAMILY50  | Family day     | ₹50 off orders of ₹500 or more              | fixed        | 5000          |          | +180 d | 50000        |         | 2                |
  EARLYBIRD | The first ones | 20% off for the first five hundred          | percentage   | 2000          |          | +120 d |              | 500     |                  |
  FESTIVE75 | Festive days   | ₹75 off during the festival                 | fixed        | 7500          | -30 d    | -8 d   |              |         |                  |
  STAFF50   | Staff          | Half the price for staff and their families | percentage   | 5000          |          | +300 d |              |         |                  | no

  card
  name                         | description                                                               | drawing   | placement | startsOn | endsOn | url
  Lakeside Café                | Filter coffee and hot pakodas beside the flamingos, until half past five. | cafe      | booking   | -60 d    | +120 d | https://lakeside-cafe.example
  Andha Yug on stage           | Dharamvir Bharati’s play at Ravindra Bharathi. Put your name down.        | stage     | booking   | -20 d    | +20 d  |
  Learn with us                | Maths, science and spoken English in small batches at Saraswati Coaching. | classroom | get-qr    |          | +200 d |
  Eyes checked in half an hour | Sanjeevani Eye Centre, Kukatpally. Take a token online.                   | clinic    | get-qr    | -10 d    |        |
  Festival of Lamps            | Ten evenings of lights and crafts at Hitex.                               | lamps     | booking   | -60 d    | -40 d  |

  presentation
  of                              | drawing   | coordinates      | childMeans                           | about | visitorRules
  Sarovar Zoological Park         | gate      | 17.3512, 78.4489 | 3 to 12 years. Under 3 free.         | Tigers, flamingos and a lake to walk around. Keep half a day for it. | Carry water, no plastic bags; Do not feed the animals; Keep your ticket until you leave
  Neelkamal Light Garden          | lights    | 17.4239, 78.4738 | Up to 10 years. Under 3 free.        | A garden of lamps beside the water, with music on the hour. | No food from outside; Stay on the paths after dark
  Nehru Planetarium               | dome      | 17.4033, 78.4694 | 3 to 12 years.                       | The sky over Hyderabad, in a show of 40 minutes each hour. | Doors close when the show begins; No phones in the dome
  Sanjeevani Skin Clinic          |           | 17.4375, 78.4483 |                                      | Skin, hair and nails, for all ages. | Bring your earlier prescriptions
  Sanjeevani Eye Centre           | clinic    | 17.4948, 78.3996 |                                      | Eyes checked in half an hour; glasses made in two days. | Do not drive yourself: drops blur the eyes for some hours
  Sanjeevani Day and Night Clinic |           | 17.4399, 78.4983 |                                      | A doctor at any hour, two minutes from the station. | One person may come in with a patient
  Abids Branch                    |           | 17.3924, 78.4756 |                                      | Gold, crop and home loans. Two counters. | Bring your Aadhaar and PAN cards
  Handloom Mela                   | lamps     | 17.4526, 78.3780 |                                      | Weavers from twelve states show and sell their cloth. | No plastic bags
  Andha Yug                       | stage     | 17.4041, 78.4677 |                                      | Dharamvir Bharati’s play of the last day of the war, in Hindi. | Doors close at the third bell; No photographs
  Maths 10A                       | classroom | 17.3990, 78.4800 |                                      | Thirty to a batch, a test each Saturday. | Bring your school book
`;

export const CATEGORIES = 'Zoo, Garden, Planetarium, Museum, Skin, Eye, Handicrafts, Theatre, Languages'.split(', ');

type Cell = string | number | boolean | Date | null;

/** Converts numbers, "no" to false, "+7 d" to a day and "-3 d 18:30" to an instant; drops empty cells. */
export function catalogueOf(today: Day): Record<string, Record<string, Cell>[]> {
  const read = (cell = ''): Cell => {
    const [, ahead, time] = cell.match(/^([+-]\d+) d ?(.*)$/) ?? [];
    if (ahead) return time ? parseLocalTime(`${addDays(today, Number(ahead))}T${time}`) : addDays(today, Number(ahead));
    return cell === 'no' ? false : /^\d+$/.test(cell) ? Number(cell) : cell;
  };
  const paragraphs = CATALOGUE.trim().split('\n\n');
  const kinds = paragraphs.map((paragraph) => {
    const [[kind = ''] = [], names = [], ...lines] = paragraph
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const fieldsOf = (cells: string[]) => names.map((name, at) => [name, read(cells[at])] as const);
    return [
      kind,
      lines.map((cells) => Object.fromEntries(fieldsOf(cells).filter(([, value]) => value !== ''))),
    ] as const;
  });
  return Object.fromEntries(kinds);
}

/** Parses "adult 100, child 50", in rupees. */
const pricesOf = (text = '') =>
  text.split(', ').map((fee) => {
    const [category, rupees] = fee.split(' ');
    return { category: category as CategoryKey, price: Number(rupees) * 100 };
  });

export const feesOf = (text: string): Fees => {
  const prices = pricesOf(text).map(({ category, price }) => [category, { offered: true, price }]);
  return { ...noFees(), ...Object.fromEntries(prices) };
};

export const weekendOf = (text: string | undefined) =>
  text ? [{ name: 'Weekend', weekdays: ['sat', 'sun'], prices: pricesOf(text) }] : [];

export const officersOf = (names: string) =>
  names.split(', ').map((name, at) => ({ counterNumber: String(at + 1), name, mobile: `900000040${at + 1}` }));

/** Starts 98 days ago, because past weekends were sold too. */
export const weekendsAround = (today: Day): Day[] =>
  Array.from({ length: 154 }, (_, at) => addDays(today, at - 98)).filter((day) =>
    ['fri', 'sat', 'sun'].includes(weekdayOf(day)),
  );
