import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'டோக்கன் பதிவு செய்யுங்கள்',
  title: (place) => `டோக்கன் பதிவு செய்யுங்கள் – ${place}`,
  closedTitle: (name) => `பதிவு இல்லை – ${name}`,
  closed: 'பதிவு இல்லை',
  elsewhere: 'வேறு இடங்களைப் பாருங்கள்',
  find: 'என் பதிவைத் தேடுங்கள்',
  findAgain: 'உங்கள் டோக்கனை மீண்டும் பெறுங்கள்',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) =>
    `${clinic}, ${address}: மருத்துவர் டோக்கன் பெறுங்கள். இப்போது எந்த எண் நடக்கிறது என்று போனில் பாருங்கள்.`,
  closed: (doctor) => `${doctor} இன்று இனி டோக்கன் தருவதில்லை.`,
  paused: (doctor) => `${doctor} சிறிது நேரம் நிறுத்தியுள்ளார்.`,
  late: (doctor, minutes) => `${doctor} இன்று சுமார் ${minutes} நிமிடங்கள் தாமதம்.`,
  full: 'டோக்கன்கள் தீர்ந்துவிட்டன',
  nextOpen: (day) => `அடுத்து திறக்கும் நாள் ${day}. அதற்கான பதிவு நாளை தொடங்கும்.`,
  nextOpenLater: (day) => `அடுத்து திறக்கும் நாள் ${day}.`,
  nextOpenBelow: (day) => `அடுத்து திறக்கும் நாள் ${day}. கீழே பதிவு செய்யலாம்.`,
  elsewhere: 'வேறு கிளினிக்குகளைப் பாருங்கள்',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `கிளினிக்கைத் தேர்ந்தெடுங்கள் – ${doctor}`,
  lead: 'மருத்துவரை எந்தக் கிளினிக்கில் பார்க்க விரும்புகிறீர்கள் என்று தேர்ந்தெடுங்கள்.',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: கடனுக்கான டோக்கன் பெறுங்கள். இப்போது எந்த எண் நடக்கிறது என்று போனில் பாருங்கள்.`,
  counter: (number) => `கவுண்டர் ${number}`,
  counterClosed: (number) => `கவுண்டர் ${number} இப்போது மூடியுள்ளது. இந்தக் கிளையில் வேறு கவுண்டர் உங்களைக் கவனிக்கும்.`,
  waiting: (count) =>
    count === 0
      ? 'இப்போது யாரும் காத்திருக்கவில்லை'
      : count === 1
        ? 'இப்போது 1 நபர் காத்திருக்கிறார்'
        : `இப்போது ${count} பேர் காத்திருக்கிறார்கள்`,
  forToday: 'இன்றைக்கு. டோக்கன் இலவசம்.',
  closed: 'இன்றைக்கு மூடப்பட்டது',
  nextOpen: (day) => `அடுத்து திறக்கும் நாள் ${day}. அப்போது டோக்கன் பெறலாம்.`,
  elsewhere: 'வேறு கிளைகளைப் பாருங்கள்',
};
