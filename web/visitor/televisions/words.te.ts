import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const televisionTexts: Translated<typeof english.televisionTexts> = {
  title: 'ఈ స్క్రీన్‌లో క్యూ చూపించండి',
  code: 'ఈ స్క్రీన్ కోడ్',
  noCode: '··· ···',
  open: 'ఫోన్‌లో గానీ కంప్యూటర్‌లో గానీ ప్రవేశ్‌లో సైన్ ఇన్ అయ్యి, ఈరోజు క్యూ తెరవండి.',
  type: 'క్యూ బోర్డు దగ్గర ఈ కోడ్ టైప్ చేసి, టీవీలో చూపించే బటన్ నొక్కండి.',
  again: 'ఆ తర్వాత ఈ స్క్రీన్‌లో క్యూ కనిపిస్తుంది, మళ్ళీ ఆన్ చేసినా సరే. ప్రతి పది నిమిషాలకు కొత్త కోడ్ వస్తుంది.',
  waiting: 'ఇంటర్నెట్ కోసం ఎదురుచూస్తున్నాం. కోడ్ దానంతట అదే వస్తుంది.',
};
