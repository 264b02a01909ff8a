import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'పెద్దలు',
  Child: 'పిల్లలు',
  'VIP Adult': 'విఐపి పెద్దలు',
  'VIP Kid': 'విఐపి పిల్లలు',
  'GA Adult': 'సాధారణ పెద్దలు',
  'GA Kid': 'సాధారణ పిల్లలు',
  Ticket: 'టికెట్',
  'Two Wheeler': 'టూ వీలర్',
  'Four Wheeler': 'ఫోర్ వీలర్',
  'Senior Citizen': 'సీనియర్ సిటిజన్',
  Women: 'మహిళలు',
  'Physically Challenged': 'దివ్యాంగులు',
  'Video Camera': 'వీడియో కెమెరా',
  Photography: 'ఫోటోగ్రఫీ',
  Shooting: 'షూటింగ్',
  Walker: 'వాకర్',
  Family: 'ఫ్యామిలీ',
  'Family Addon': 'ఫ్యామిలీ అదనపు వ్యక్తి',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
