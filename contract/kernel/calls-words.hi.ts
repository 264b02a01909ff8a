import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.hi.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'बोर्ड',
  booking: 'बुकिंग',
  coupon: 'कूपन',
  counter: 'काउंटर',
  doctor: 'डॉक्टर',
  page: 'पेज',
  payment: 'भुगतान',
  place: 'स्थान',
  queue: 'क़तार',
};

export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'अभी बहुत भीड़ है। कृपया थोड़ी देर में दोबारा कोशिश करें।',
  tooManyTries: 'अभी-अभी बहुत बार कोशिश हुई है। कृपया थोड़ा रुककर दोबारा कोशिश करें।',
  ourFault: 'हमारी तरफ़ कुछ गड़बड़ हो गई। कृपया थोड़ी देर में दोबारा कोशिश करें।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है।',
  unreadable: 'जो भेजा गया वह पढ़ा नहीं जा सका।',
  largeNumber: 'इसमें एक संख्या बहुत बड़ी है।',
  unstorableCharacter: 'इसमें एक अक्षर है जो रखा नहीं जा सकता।',
  invisibleCharacters: 'कृपया न दिखने वाले अक्षर हटा दें',
  wrongFields: 'कृपया जो लिखा है उसे जाँच लें।',
  existsAlready: 'यह पहले से है।',
  keyOfAnother: 'यह फ़ॉर्म किसी और बुकिंग के लिए इस्तेमाल हो चुका है। कृपया पेज फिर से खोलें।',
  outcomeUnknown:
    'पता नहीं कि पहली बार भेजा हुआ काम हुआ या नहीं, इसलिए दोबारा नहीं किया गया। कृपया देख लें, और न हुआ हो तो फिर से भेजें।',
  firstNotAnswered: 'पहली बार भेजे हुए का जवाब अभी आ रहा है। कृपया थोड़ी देर में दोबारा कोशिश करें।',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` आप ${aboutSoLong(seconds)} दोबारा कोशिश कर सकते हैं।` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `अभी यहाँ बहुत लोग हैं। यह पेज करीब ${seconds} सेकंड में अपने आप दोबारा कोशिश करेगा।`,
  booking: (seconds) =>
    `अभी बहुत लोग बुकिंग कर रहे हैं, और आपके लिए अब तक कुछ बुक नहीं हुआ है। करीब ${seconds} सेकंड बाद कृपया अपने ब्राउज़र में रीलोड दबाएँ: आपने जो लिखा है वह फिर से भेजा जाएगा।`,
  payment: (seconds) =>
    `अभी यहाँ बहुत लोग हैं। आपकी बुकिंग बनी हुई है, और कोई पैसा नहीं काटा गया। करीब ${seconds} सेकंड बाद कृपया अपने ब्राउज़र में रीलोड दबाएँ: भुगतान फिर से शुरू होगा।`,
  search: (seconds) =>
    `अभी यहाँ बहुत लोग हैं। करीब ${seconds} सेकंड बाद कृपया अपने ब्राउज़र में रीलोड दबाएँ: आपका मोबाइल नंबर फिर से भेजा जाएगा।`,
};
