import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'आपका नाम',
  mobileHint: '10 अंक। प्रवेश द्वार पर आपको इसी नंबर से पहचाना जाता है।',
  book: 'मेरा नाम लिखें',
  booking: 'आपका नाम लिखा जा रहा है…',
  failed: 'हम आपका नाम नहीं लिख सके।',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'अपना नाम लिखवाएँ',
  title: (show) => `अपना नाम लिखवाएँ – ${show}`,
  description: (show, location) => `${[show, location].filter(Boolean).join(', ')}: अपना नाम लिखवाएँ। यह मुफ़्त है।`,
  noDates: 'तारीख़ें अभी तय नहीं हुई हैं।',
  free: 'यह मुफ़्त है।',
  few: (count) => (count === 1 ? 'सिर्फ़ 1 जगह बची है।' : `सिर्फ़ ${count} जगहें बची हैं।`),
  closed: { over: 'बुकिंग बंद है', full: 'कोई जगह नहीं बची' },
  elsewhere: 'प्रवेश होम',
  findAgain: 'अपनी विज़िट फिर पाएँ',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'धन्यवाद', over: 'शो ख़त्म हो गया है', cancelled: 'यह विज़िट रद्द हो गई है' },
  thanks: (name) => `धन्यवाद, ${name}`,
  code: (code) => `कोड ${code}`,
  qrAlt: (show) => `${show}: आपकी विज़िट के पेज का QR कोड`,
  showThis: 'यह कोड प्रवेश द्वार पर दिखाएँ। यह इस पेज को फिर खोलता है।',
  facts: {
    where: 'कहाँ',
    when: 'कब',
    name: 'नाम',
    mobile: 'मोबाइल',
    booking: 'बुकिंग नंबर',
    booked: 'बुक किया',
  },
  another: 'एक और नाम लिखवाएँ',
};
