import type { LanguageCode } from '../../lexicon/languageCode';

const start = (words: string) => new RegExp(`^(?:${words})`, 'iu');

/** How verbs begin that say how something is; nobody does that by pressing a button. */
export const stativeVerbs: Readonly<Record<LanguageCode, RegExp>> = {
  en: start(
    '(?:appear|arrive|be|become|belong|come|consist|contain|cost|depend|drive|earn|eat|exist|expire|feel|fit|get|go|happen|have|hear|hold|hope|include|keep|know|lack|land|last|lead|learn|lie|like|live|love|matter|mean|need|own|receive|remain|require|sit|stand|stay|support|think|wait|walk|want|wish|work|drag)(?:s|es)?(?!\\p{L})|has(?!\\p{L})',
  ),
  de: start(
    'hab|hat|krieg|hol(?:t|en)$|drück|tipp(?:t|en)$|sein$|ist$|sind$|bekomm|erhalt|erhält|werd|wird|gehör|besitz|behalt|behält|bleib|brauch|benötig|kost|dauer|gilt|gelt|enth[aä]lt|besteh|lieg|steh(?!l)|komm(?!ent)|geh(?:t|en)$|wiss|weiß|kenn(?:t|en)$|verfall',
  ),
  fr: start(
    'a$|ont$|avoir|être|est$|sont$|reç|recev|obt[ei]|appart|poss[eéè]d|gard(?:e|er|ent)$|conserv|rest(?:e|er|ent)$|coût|dur(?:e|er|ent)$|contien|contenir|consist|vau|valoir|sai[ts]$|savoir|conna|expir|entr(?:e|er|ent)$|appuy|appuie',
  ),
  es: start(
    'ten(?:er|em)|tien|ser$|es$|son$|est[aá]|hay|haber|recib|obt[ei]|pertenec|pose|conserv|mant[ei]|qued|cuest|costar|dur(?:a|ar|an)$|necesit|cont[ei]|consist|vale|caduc|lleg(?:a|ar|an)$|sab(?:e|er|en)$|conoc|sal(?:e|ir|en)$|entr(?:a|ar|an)$|llev(?:a|ar|an)$|gan(?:a|ar|an)$',
  ),
  pt: start(
    'ter$|tem$|têm$|ser$|é$|são$|est[áã]|receb|obt|pertenc|possu|mant[eéê]|guard(?:a|ar|am)$|fic|cust|dur(?:a|ar|am)$|precis|cont[eéê]m|consist|val(?:e|er|em)$|sab(?:e|er|em)$|conhec|entr(?:a|ar|am)$|sai$|sair$|saem$|lev(?:a|ar|am)$|cuid|sub(?:ir|iu)$|ganh',
  ),
  it: start(
    'ha$|hanno$|aver|essere|è$|sono$|ricev|otten|appart|possied|possed|conserv|mant[ei]|rest(?:a|are|ano)$|cost(?:a|are|ano)$|dur(?:a|are|ano)$|cont[ei]|consist|val(?:e|ere|gono)$|sa$|sapere|conosc|scad|ten(?:ere|gono)$|tocc(?:a|are)$|entr(?:a|are|ano)$|decidere$',
  ),
  nl: start(
    'heb|heeft|zijn$|is$|krijg|ontvang|word|behoor|bezit|behoud|houd|blijf|blijv|kost|duur|duren|bevat|bestaa|lig|sta(?:at|an)$|kom(?:t|en)$|ga(?:at|an)$|weet|weten|ken(?:t|nen)$|verval',
  ),
  pl: start(
    'ma$|mają$|mieć|być|jest|są$|dosta(?!rcz)|korzysta|podać$|przych|otrzym|należ|posiad|zachow|zosta|kosztu|trwa|potrzeb|zawier|ważn|wie$|wiedz|zna$|znaj|wygas',
  ),
  ja: start('ある|いる|持|届|もら|受け取|受取|必要|かか|含|知'),
  ar: start('[يتن]?(?:ملك|ستلم|تلقى|حصل|حتاج|كون|بقى|كلف|ستغرق)'),
};
