import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'पेज नहीं मिला – प्रवेश',
  code: '404',
  heading: 'अरे! आप जो पेज ढूँढ रहे हैं वह अब नहीं है',
  text: 'पर हम आपको सही जगह ले जाने के लिए हैं',
  back: 'होम पर जाएँ',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'अभी बहुत भीड़ है – प्रवेश',
    heading: 'अभी बहुत भीड़ है',
    text: 'इस समय बहुत लोग बुकिंग कर रहे हैं। कृपया एक मिनट रुककर दोबारा कोशिश करें।',
  },
  broken: {
    title: 'माफ़ कीजिए, कुछ गड़बड़ हो गई – प्रवेश',
    heading: 'माफ़ कीजिए, ग़लती हमारी है',
    text: 'हमारी तरफ़ कुछ ख़राब हुआ, आपकी तरफ़ नहीं। कृपया एक मिनट में दोबारा कोशिश करें।',
  },
  money:
    'अगर आप उसी समय पैसा दे रहे थे, तो दोबारा न दें। आपका पैसा सुरक्षित है: हम बैंक से ख़ुद पूछते हैं, और आपका टिकट या पैसा आपको मिलेगा।',
  when: (seconds) => `कृपया ${aboutSoLong(seconds)} दोबारा कोशिश करें।`,
  byItself: (seconds) => `यह पेज ${aboutSoLong(seconds)} अपने आप दोबारा कोशिश करेगा।`,
  kept: 'आपने जो लिखा वह रखा है। बटन उसे एक बार और भेजता है, और कुछ भी दो बार बुक नहीं होता।',
  again: 'दोबारा कोशिश करें',
  home: 'होम पर जाएँ',
  reference: 'हमें लिखते समय कृपया यह नंबर दें:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
