import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** For each language that has a lexicon: the lines that close a letter, without the mark at their end. */
export const closings: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases(
    'yours, yours faithfully, yours sincerely, yours truly, sincerely, regards, kind regards, best regards, warm regards, with kind regards, best, best wishes, all the best, cheers, thanks, thank you, many thanks, thanks in advance, thanking you, thanks and regards, with thanks, love, take care',
  ),
  de: phrases(
    'mit freundlichen grüßen, freundliche grüße, mit freundlichem gruß, viele grüße, liebe grüße, herzliche grüße, beste grüße, grüße, gruß, schöne grüße, hochachtungsvoll, danke, vielen dank, danke im voraus, mfg, lg, vg',
  ),
  fr: phrases(
    "cordialement, bien cordialement, bien à vous, bien à toi, salutations, amicalement, merci, merci d'avance, merci beaucoup, à bientôt, sincèrement, bises, cdlt",
  ),
  es: phrases(
    'saludos, un saludo, saludos cordiales, un cordial saludo, atentamente, gracias, muchas gracias, gracias de antemano, un abrazo, abrazos, cordialmente',
  ),
  pt: phrases(
    'atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, abraço, abraços, um abraço, obrigado, obrigada, muito obrigado, muito obrigada, grato, grata, cordialmente',
  ),
  it: phrases(
    'cordiali saluti, distinti saluti, saluti, un saluto, un caro saluto, grazie, grazie mille, grazie in anticipo, a presto, un abbraccio, cordialmente',
  ),
  nl: phrases(
    'met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, hartelijke groet, groet, groeten, groetjes, bedankt, alvast bedankt, dank u wel, dank je wel, mvg',
  ),
  pl: phrases(
    'pozdrawiam, serdecznie pozdrawiam, pozdrawiam serdecznie, pozdrowienia, z poważaniem, z wyrazami szacunku, dziękuję, dzięki, z góry dziękuję',
  ),
  ja: phrases(
    '敬具, 以上, 草々, 宜しくお願いします, よろしくお願いします, よろしくお願いいたします, よろしくお願い致します, ありがとうございます',
  ),
  ar: phrases('مع التحية, تحياتي, مع خالص التحية, شكرا, شكرا لكم, شكرا جزيلا, وشكرا, والسلام'),
};
