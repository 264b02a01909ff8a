import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'छात्र का नाम',
  mobileHint: '10 अंक। इस नंबर से आपकी सीट फिर मिल जाती है।',
  email: 'ईमेल (चाहें तो)',
  emailHint: 'कोचिंग सेंटर आपको इस पर लिख सकता है।',
  fee: 'पूरे बैच की फ़ीस',
  free: 'मुफ़्त',
  pay: (amount) => `${amount} दें`,
  join: 'बैच में आएँ',
  starting: 'भुगतान शुरू हो रहा है…',
  joining: 'आपकी सीट बुक हो रही है…',
  failed: 'हम सीट बुक नहीं कर सके।',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'बैच में आएँ',
  title: (batch) => `${batch} में आएँ`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}। ${isFree ? 'यह मुफ़्त है।' : 'पैसा देने तक आपकी सीट रखी जाती है।'}`,
  left: (count) => (count === 1 ? '1 सीट बाक़ी' : `${count} सीटें बाक़ी`),
  closed: { over: 'बुकिंग बंद है', full: 'कोई सीट नहीं बची', unpayable: 'अभी ऑनलाइन बुकिंग नहीं है' },
  elsewhere: 'प्रवेश होम',
  findAgain: 'अपनी सीट फिर पाएँ',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'आप बैच में आ गए हैं',
  cancelled: 'यह सीट रद्द हो गई है',
  code: (code) => `कोड ${code}`,
  qrAlt: (batch) => `${batch}: आपकी सीट के पेज का QR कोड`,
  qrHow: 'यह कोड इस पेज को दूसरे फ़ोन पर खोलता है।',
  facts: {
    batch: 'बैच',
    student: 'छात्र',
    dates: 'तारीख़ें',
    hours: 'समय',
    centre: 'कहाँ',
    booking: 'बुकिंग नंबर',
    mobile: 'मोबाइल',
    booked: 'बुक किया',
  },
  receipt: 'आपने जिसका पैसा दिया',
  receiptUnpaid: 'आपकी बुकिंग',
  steps: (first, hours, begun) => [
    begun ? `क्लास शुरू हो चुकी है। अगली क्लास में आएँ, ${hours}।` : `क्लास ${first} से शुरू होगी, ${hours}।`,
    'पहले दिन कोचिंग सेंटर पर यह पेज दिखाएँ।',
    'एक कॉपी रखें: तस्वीर सेव करें, या अपने मोबाइल नंबर से फिर पाएँ।',
  ],
  another: 'दूसरे छात्र के लिए बुक करें',
  getQr: 'QR पाएँ',
  held: (time) => `आपकी सीट ${time} तक रखी है।`,
};
