export const ROOM_LANGUAGES = ['en', 'hi', 'te'] as const;
export type RoomLanguage = (typeof ROOM_LANGUAGES)[number];

const SPOKEN_IN: readonly (readonly [languages: readonly RoomLanguage[], places: RegExp])[] = [
  [
    ['te', 'en'],
    /telangana|andhra|hyderabad|warangal|nizamabad|karimnagar|khammam|vijayawada|visakhapatnam|vizag|guntur|nellore|tirupati|kurnool|rajahmundry|kakinada|anantapur|kadapa/,
  ],
  [
    ['hi', 'en'],
    /delhi|uttar pradesh|madhya pradesh|bihar|rajasthan|haryana|jharkhand|chhattisgarh|uttarakhand|himachal|lucknow|kanpur|varanasi|noida|patna|bhopal|indore|jaipur|gurugram|ranchi|raipur|dehradun|shimla/,
  ],
];

export const languagesOfRoom = (chosen: readonly RoomLanguage[], place: string): readonly RoomLanguage[] => {
  if (chosen.length > 0) return chosen;
  return SPOKEN_IN.find(([, places]) => places.test(place.toLowerCase()))?.[0] ?? ['en', 'hi'];
};

export interface Point {
  latitude: number;
  longitude: number;
}

export function pointOf(typed: string): Point | null {
  const [, latitude = '', longitude = ''] = /^(-?\d{1,2}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(typed) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude === '' || Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return null;
  return point;
}

export function mapLink(coordinates: string, address: string): string {
  const point = pointOf(coordinates);
  const query = point ? `${point.latitude},${point.longitude}` : address;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

export interface TextPart {
  isList: boolean;
  lines: string[];
}

const ITEM = /^\s*[-*•]\s+/;

/** Splits plain text; nothing in it is ever read as HTML. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/)) {
    const isList = ITEM.test(line);
    if (isNew || parts.at(-1)?.isList !== isList) parts.push({ isList, lines: [] });
    parts.at(-1)?.lines.push(line.replace(ITEM, '').trim());
    isNew = line.trim() === '';
  }
  return parts
    .map((part) => ({ ...part, lines: part.lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

/** Minimum contrast of text: WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const contrastOfWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

/** The colour, darkened as far as white text needs it. */
export function readableColour(colour: string): string {
  let [dark, share] = [colour, 1];
  while (contrastOfWhite(dark) < LEAST_CONTRAST) {
    share -= 0.02;
    dark = `#${channels(colour)
      .map((part) =>
        Math.floor(part * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  }
  return dark;
}
