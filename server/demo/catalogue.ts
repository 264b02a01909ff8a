import { type CategoryKey, type Fees, noFees } from '#contract/fees/rules.ts';
import { addDays, type Day, parseLocalTime, weekdayOf } from '#contract/kernel/dates.ts';
import type { SANDBOX_KEYS } from '#server/gateway-credentials/service.ts';
import type { DrawingName } from './drawings.ts';

type Cell = string | number;

/** Records of a text: the first line names their fields, bars stand between these. What is a whole number becomes one; nothing is left out. */
function records(text: string): Record<string, Cell>[] {
  const [names = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const read = (cell = ''): Cell => (/^-?\d+$/.test(cell) ? Number(cell) : cell);
  return lines.map((cells) => {
    const fields = names.map((name, at) => [name, read(cells[at])] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== ''));
  });
}

/** The day so many days after `today`. */
const dayAt = (today: Day, ahead: Cell | undefined) => (ahead === undefined ? null : addDays(today, Number(ahead)));

/** Fees of what a park sells, as "adult 100, child 50", in rupees. */
const feesOf = (text: string): Fees => {
  const offered = text.split(', ').map((fee) => fee.split(' ') as [CategoryKey, string]);
  return {
    ...noFees(),
    ...Object.fromEntries(offered.map(([key, fee]) => [key, { offered: true, price: Number(fee) * 100 }])),
  };
};

/** Fridays, Saturdays and Sundays of so many weeks, this one's included. */
const weekendsFrom = (first: Day, weeks: number): Day[] =>
  Array.from({ length: weeks * 7 }, (_, ahead) => addDays(first, ahead)).filter((day) =>
    ['fri', 'sat', 'sun'].includes(weekdayOf(day)),
  );

/**
 * Parks, each with what is drawn on it. A zoo that sells to any number of people, and ends after midnight, so that it sells for today
 * at whatever hour somebody tries the product; an evening show on listed days, of which those that are past were sold; and shows in
 * a dome, paid by wallet.
 */
export const parksFor = (today: Day) =>
  records(`
  name                   | location                  | drawing | gateway | opensAt | closesAt | lastEntryMinutes | dailyCapacity | note | fees
  Sarovar Zoological Park | Bahadurpura, Hyderabad   | gate    | ccav    | 09:00   | 00:30    |    |     | Battery cars leave from gate 2 every 20 minutes. | adult 100, child 50, seniorCitizen 60, physicallyChallenged 20, twowheeler 20, fourwheeler 60, camera 150, photography 50, walker 30, family 300, familyAddon 70
  Neelkamal Light Garden | Necklace Road, Hyderabad  | lights  | ccav    | 18:00   | 21:30    | 30 | 250 |      | vipadult 400, vipkid 250, gaadult 180, gakid 120, women 150
  Nehru Planetarium      | Public Gardens, Hyderabad | dome    | paytm   | 10:00   | 19:00    |    | 600 |      | adult 80, child 40, seniorCitizen 40, physicallyChallenged 20, camera 50
  `).map(({ drawing, gateway, fees, ...park }) => {
    const isZoo = drawing === 'gate';
    const days = drawing === 'lights' && {
      customDatesEnabled: true,
      customDates: weekendsFrom(addDays(today, -98), 22),
    };
    const sold = { ...days, fees: feesOf(String(fees)), couponsEnabled: isZoo, hasCloakRoom: isZoo };
    return { ...park, ...sold, gateway: gateway as keyof typeof SANDBOX_KEYS, drawing: drawing as DrawingName };
  });

/** Clinics, each with a doctor, that can be booked from today on; at the last, which never closes, some wait at midnight already. */
export const CLINICS = records(`
  name                            | doctorName         | specialization   | city      | area         | address               | opensAt | closesAt | fee   | tokens | bookingDays
  Sanjeevani Skin Clinic          | Dr Meera Nair      | Skin             | Hyderabad | Ameerpet     | 2-41, Greenlands Road | 09:00   | 13:00    | 40000 | 40     | 3
  Sanjeevani Eye Centre           | Dr Arvind Kulkarni | Eye              | Hyderabad | Kukatpally   | 15, Temple Street     | 17:00   | 21:00    | 30000 | 60     | 0
  Sanjeevani Day and Night Clinic | Dr Farah Siddiqui  | General medicine | Hyderabad | Secunderabad | 7, Station Road       | 00:00   | 23:59    | 25000 | 240    | 1
`);

const officers = (...people: readonly string[]) =>
  people.map((name, at) => ({ counterNumber: String(at + 1), name, mobile: `900000040${at + 1}` }));

/** Two branches with their officers; the counters of the first have logins of their own. */
export const BRANCHES = [
  { name: 'Abids Branch', code: 'GSB-ABIDS', officers: officers('Sunil Das', 'Meera Iyer') },
  { name: 'Warangal Branch', code: 'GSB-WARANGAL', officers: officers('Farida Khan') },
];
export const COUNTER_MOBILES = ['9000000201', '9000000202'];

/** A fair and evenings on a stage, from and to so many days from today: some are over, one is on, some are still to come. */
export const showsFor = (today: Day) =>
  records(`
  name                            | type       | location                     | capacity | first | begins | last | ends
  Handloom Mela                   | exhibition | Shilparamam, Hyderabad       |          | -2    | 10:00  | 12   | 21:00
  Andha Yug                       | drama      | Ravindra Bharathi, Hyderabad | 300      | 20    | 18:30  | 20   | 21:00
  Kathputli: puppets of Rajasthan | shows      | Lamakaan, Banjara Hills      | 180      | 4     | 17:00  | 4    | 18:30
  Kuchipudi by moonlight          | shows      | Taramati Baradari, Hyderabad | 450      | -12   | 19:00  | -12  | 21:00
  Tughlaq                         | drama      | Ravindra Bharathi, Hyderabad | 300      | -31   | 18:30  | -31  | 21:30
  Festival of Lamps               | exhibition | Hitex, Hyderabad             |          | -49   | 11:00  | -40  | 21:00
  `).map(({ first, begins, last, ends, ...show }) => ({
    ...show,
    startsAt: parseLocalTime(`${dayAt(today, first)}T${begins}`),
    endsAt: parseLocalTime(`${dayAt(today, last)}T${ends}`),
  }));

/** Batches that can be joined, that have begun, and one that is over. */
export const coursesFor = (today: Day) =>
  records(`
  name                 | startTime | endTime | fee     | intake | first | last
  Maths 10A            | 07:00     | 08:30   | 150000  | 30     | 7     | 127
  Spoken English       | 18:00     | 19:00   | 240000  | 12     | 14    | 74
  NEET Foundation      | 06:30     | 09:00   | 1800000 | 60     | -38   | 110
  Physics 12, weekends | 10:00     | 12:00   | 650000  | 40     | -6    | 95
  Holiday coding camp  | 15:00     | 17:00   | 320000  | 25     | -44   | -10
  `).map(({ first, last, ...course }) => ({ ...course, startDate: dayAt(today, first), endDate: dayAt(today, last) }));

const LIMITS: Record<string, object> = {
  FAMILY50: { minimumOrder: 500_00, maxUsesPerMobile: 2 },
  EARLYBIRD: { maxUses: 500 },
  STAFF50: { active: false },
};

/** A part off for everybody, something off a large order, a code for the first who come, one that is over, one switched off. */
export const codesFor = (today: Day) =>
  records(`
  code      | name           | description                                 | discountType | discountValue | first | last
  WELCOME10 | Welcome        | 10% off your first visit                    | percentage   | 1000          | -95   | 365
  FAMILY50  | Family day     | ₹50 off orders of ₹500 or more              | fixed        | 5000          |       | 180
  EARLYBIRD | The first ones | 20% off for the first five hundred          | percentage   | 2000          |       | 120
  FESTIVE75 | Festive days   | ₹75 off during the festival                 | fixed        | 7500          | -30   | -8
  STAFF50   | Staff          | Half the price for staff and their families | percentage   | 5000          |       | 300
  `).map(({ first, last, ...code }) => {
    const days = { startsOn: dayAt(today, first), endsOn: dayAt(today, last) };
    return { ...code, ...days, ...LIMITS[String(code.code)] };
  });

/** The cards on the pages of a park, and what is drawn on each. */
export const cardsFor = (today: Day) =>
  records(`
  name                         | description                                                               | drawing   | placement | first | last | url
  Lakeside Café                | Filter coffee and hot pakodas beside the flamingos, until half past five. | cafe      | booking   | -60   | 120  | https://lakeside-cafe.example
  Andha Yug on stage           | Dharamvir Bharati’s play at Ravindra Bharathi. Put your name down.        | stage     | booking   | -20   | 20   |
  Learn with us                | Maths, science and spoken English in small batches at Saraswati Coaching. | classroom | get-qr    |       | 200  |
  Eyes checked in half an hour | Sanjeevani Eye Centre, Kukatpally. Take a token online.                   | clinic    | get-qr    | -10   |      |
  Festival of Lamps            | Ten evenings of lights and crafts at Hitex.                               | lamps     | booking   | -60   | -40  |
  `).map(({ first, last, drawing, url, ...card }) => {
    const days = { startsOn: dayAt(today, first), endsOn: dayAt(today, last) };
    return { ...card, drawing: drawing as DrawingName, url: url ?? '', ...days };
  });

/** The admin's list. */
export const CATEGORIES = 'Zoo Garden Planetarium Museum Skin Eye Handicrafts Theatre Languages'.split(' ');
