import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'பெரியவர்',
  Child: 'குழந்தை',
  'VIP Adult': 'விஐபி பெரியவர்',
  'VIP Kid': 'விஐபி குழந்தை',
  'GA Adult': 'பொது பெரியவர்',
  'GA Kid': 'பொது குழந்தை',
  Ticket: 'டிக்கெட்',
  'Two Wheeler': 'இரு சக்கர வாகனம்',
  'Four Wheeler': 'நான்கு சக்கர வாகனம்',
  'Senior Citizen': 'மூத்த குடிமகன்',
  Women: 'பெண்கள்',
  'Physically Challenged': 'மாற்றுத்திறனாளி',
  'Video Camera': 'வீடியோ கேமரா',
  Photography: 'புகைப்படம்',
  Shooting: 'படப்பிடிப்பு',
  Walker: 'நடைப்பயிற்சி',
  Family: 'குடும்பம்',
  'Family Addon': 'குடும்பத்துடன் கூடுதல் நபர்',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
