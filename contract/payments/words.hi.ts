import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const PAYMENT_REFUSALS: Translated<Omit<typeof english.PAYMENT_REFUSALS, 'keysMissing'>> = {
  removed: (offering) => `यह ${offering} यहाँ नहीं है। शायद हटा दिया गया है।`,
  nothingToPay: 'इस बुकिंग के लिए कुछ भी पैसा नहीं देना है।',
  alreadyPaid: 'इस बुकिंग का पैसा दिया जा चुका है।',
  expired: 'इस बुकिंग का पैसा देने का समय ख़त्म हो गया है। कृपया दोबारा बुक करें। कोई पैसा नहीं काटा गया।',
  confirming: 'एक भुगतान की पुष्टि हो रही है। कृपया दोबारा पैसा न दें।',
  otherOffering: (offering) => `यह बुकिंग किसी और जगह (${offering}) की है। कृपया बुकिंग का पेज फिर से खोलें।`,
  otherMeans: (offering, means) => `यहाँ (${offering}) ${means} से पैसा नहीं लिया जाता।`,
  otherMerchant: 'यह बुकिंग किसी और व्यापारी की है। कृपया बुकिंग का पेज फिर से खोलें।',
  otherAmount: 'रक़म बदल गई है, कृपया अपनी बुकिंग फिर से देखें',
  noKeys: (offering) => `यहाँ (${offering}) अभी ऑनलाइन पैसा नहीं लिया जा सकता। कृपया वहीं पूछें। कोई पैसा नहीं काटा गया।`,
  unavailable: 'अभी ऑनलाइन पैसा देना मुमकिन नहीं है। कोई पैसा नहीं काटा गया।',
};
