import type { LanguageCode } from '../../lexicon/languageCode';

/** Words of all languages that give a number behind them its comparison; in lower case, as a clause is read. */

/** Behind a number, the period in which it counts: `2 slots | a day`. */
export const eachPeriod =
  /^\s(?:an?|per|each|every|in any|in a|pro|je|im|am|in der|par|al|a la|alla|all['’]|por|op een|na|w)\s?(?:hour|day|night|week|month|quarter|season|term|year|stunde|tag|woche|monat|quartal|jahr|saison|heure|jour|semaine|mois|trimestre|année|an|hora|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano|uur|dag|week|maand|jaar|dzień|tydzień|miesiąc|rok|dniu|tygodniu|miesiącu|roku)(?!\p{L})/u;

/** Before a number: it is what a price is for, `£32 for up to three items`. */
export const pricedFor =
  /(?:\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}\s?(?:\p{Sc}|euros?|pounds?|dollars?|chf|franken|zł))\s(?:for|für|pour|por|per|voor|za)\s$/u;

/** Beside a time of day, which then says when a price holds: `before 6 a.m. cost €2 extra`. */
export const pricedThen =
  /(?<!\p{L})(?:costs?|extra|cheaper|surcharge|discount|kostet|kosten|aufschlag|zuschlag|günstiger|teurer|coûte(?:nt)?|supplément|cuesta[n]?|recargo|costa(?:no|m)?|supplemento|kost|toeslag|kosztuj\p{L}+|dopłat\p{L}+)(?!\p{L})/u;

/** Before a time that is counted back: less of it is left. */
export const laterThan =
  /(?<!\p{L})(?:later than|später als|plus tard (?:que|de)|mais tarde (?:de|que|do que)|más tarde (?:de|que)|più tardi di|later dan|później niż)\s$/u;

/** Beside a time that is counted back, the last moment, and before it the first one: `latest 5 days ahead`. */
export const latest =
  /(?<!\p{L})(?:(?:at the )?latest|spätestens|au plus tard|a más tardar|o mais tardar|al più tardi|uiterlijk|najpóźniej)(?!\p{L})/u;
export const earliest =
  /(?<!\p{L})(?:(?:at the )?earliest|frühestens|au plus tôt|como muy pronto|o mais cedo|al più presto|op zijn vroegst|najwcześniej)\s$/u;

/** Between two of something there is one thing, whatever their number: `between two shifts`. */
export const betweenThem =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين)\s(?:\p{L}{1,5}\s)?$/u;

/** Before or behind the time in which something is to be done, in lower case. */
export const inTime =
  /^(?:within|in less than|innerhalb|binnen|spätestens nach|dans (?:les|un délai)|au plus tard dans|en moins de|dentro de|en (?:un|el) plazo|a más tardar en|num prazo|em até|entro|nel giro|w ciągu|في غضون|خلال)|以内$/u;

/** What is then no longer there. */
export const removed =
  /(?<!\p{L})(?:deleted?|removed?|erased?|wiped|purged|anonymi[sz]ed|gelöscht|entfernt|vernichtet|supprimée?s?|effacée?s?|eliminad[oa]s?|eliminan?|borrad[oa]s?|borran?|apagad[oa]s?|cancellat[oaie]|eliminat[oaie]|rimoss[oaie]|verwijderd|gewist|usuni\p{L}+|usuwan\p{L}+|kasowan\p{L}+)(?!\p{L})|削除|消去|(?:ت|ي)ُ?حذف/u;

/** Beside a number that tells how things are: `it takes four days on average`. */
export const asIs =
  /(?<!\p{L})(?:on average|currently|at the moment|at present|nowadays|these days|right now|so far|until now|till now|im schnitt|im durchschnitt|durchschnittlich|derzeit|zurzeit|momentan|heutzutage|bislang|bisher|en moyenne|actuellement|en ce moment|jusqu['’]ici|de media|en promedio|actualmente|hasta ahora|em média|atualmente|até agora|in media|attualmente|finora|gemiddeld|momenteel|tegenwoordig|tot nu toe|średnio|obecnie|dotychczas|do tej pory)(?!\p{L})|平均|現在は|今は|في المتوسط|حاليا/u;

/** Where an amount is what the product itself may cost. */
export const budget =
  /(?<!\p{L})(?:budgets?|running costs?|costs? (?:must|may|should|shall|ha(?:s|ve) to) (?:not|stay|remain|be)|(?:kosten|ausgaben) (?:dürfen|müssen|sollen)|hosting (?:budget|costs?|fees?|bill)|hosting (?:must|may|should|can) cost|(?:costs?|pay|spend)(?: [^\s,;:.()]{1,30}){0,6} to (?:run|build)|cost ceiling|ceiling of|(?:can|may) spend|(?<=^(?:must |may |can |should )?)costs? (?:not|no|at|less|under)|(?<=^)kost (?:niet|maximaal|hooguit)|(?:must|may|can|should)(?: not|n['’]t)? cost (?:us|me)|(?:it|this|everything|all of it) (?:must|may|can|should)(?: not|n['’]t)? cost|betriebskosten|laufende\p{L}* kosten|darf(?: [^\s,;:.]+){0,6} kosten|coûts? (?:de fonctionnement|mensuels?)|(?:coûts?|frais) (?:d['’]|de l['’])hébergement|doit pas coûter|presupuesto|costes? (?:mensual|total)\p{L}*|no (?:debe|puede) costar|orçamento|custos? (?:mensal|total)|não (?:pode|deve) custar|costi (?:mensili|di gestione)|non (?:deve|può) costare|begroting|mag(?: [^\s,;:.]+){0,5} kosten|budżet\p{L}*|może kosztować)(?!\p{L})|予算|維持費|運用費|ميزانية|التكلفة/u;

/** The same where the amount is for a month or a year; for a night, it may be a guest who is hosted. */
export const running =
  /(?<!\p{L})(?:hosting|to run|to build|hébergement|alojamiento web)(?!\p{L})/u;

/** Behind an amount that stands alone: `maximum £20 a month`. */
export const perPeriod =
  /^\s?(?:(?:a|per|each|every) (?:month|year)|monthly|(?:im|pro) (?:monat|jahr)|monatlich|jährlich|par (?:mois|an)|al (?:mes|año)|por (?:mes|ano|año)|al mese|all['’]anno|per (?:maand|jaar)|miesięcznie|rocznie|في الشهر|شهري)/u;

/**
 * What somebody new to it can do, beside the number left out: `learnable in …`. The product is what is learnt, or nothing
 * is named: not `learn ten words`.
 */
export const learnable: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:learnable|easy to learn|learn (?:it|this|(?:the|our) (?:app|tool|system|software)|how (?:it works|to use it))|(?:it|this|everything|the (?:app|tool|system|software|site)) (?:must|should|can|has to|needs to) be (?:learn(?:ed|t)|understood|explained|explainable|usable))(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:er)?lernbar|zu lernen|eingearbeitet|(?:es|sie|alles|das (?=muss|soll|kann|programm|system|tool|portal)|die (?:app|anwendung|software|seite))(?: [^\s,;:.]{1,30}){0,5}? {1,2}(?:gelernt|erklärt|verstanden|lernen|verstehen))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:prise? en main|s['’]apprendre?|apprendre (?:en |à (?:s['’]en servir|l['’]utiliser)|l['’](?:appli|outil))|(?:l['’](?:appli\p{L}*|outil)|tout|ça|le (?:logiciel|système))(?: [^\s,;:.]{1,30}){1,3} (?:appris|compris|expliqué)e?(?!\p{L}))/u,
  es: /(?<!\p{L})(?:aprendible|aprender(?:se|lo|la| en | a usar| la app\p{L}*| el (?:sistema|programa)))/u,
  it: /(?<!\p{L})(?:imparabile|imparar(?:lo|la|si|e (?:in |a usar|l['’]app|il (?:sistema|programma))))/u,
  pt: /(?<!\p{L})(?:aprender(?:-se| em | a us[aá]| a app\p{L}*| o (?:sistema|programa|aplicativo))|aprendê-l[oa])/u,
  nl: /(?<!\p{L})(?:leerbaar|te leren|(?:de app|het (?:systeem|programma)|alles|(?:het|dit) (?=moet|kan))(?: [^\s,;:.]{1,30}){0,4}? {1,2}(?:geleerd|uitgelegd))(?!\p{L})/u,
  pl: /(?<!\p{L})(?:nauczyć się (?:tego|jej|go|obsługi|aplikacji|w )|opanować (?:aplikację|system|w ))/u,
  ja: /覚えられ|習得/u,
};

/** Before a number of things that something shown or sent holds: `gets a text with three slots`. */
export const holding =
  /(?<!\p{L})(?:gets?|receives?|sees?|shows?|sends?|offers?|proposes?|suggests?|prints?|bekomm\p{L}+|erhält|erhalten|sieht|sehen|zeigt|zeigen|schickt|schicken|sendet|reçoi\p{L}+|voi(?:t|ent)|affiche|envoie|recibe\p{L}*|ven?|muestra|envía|recebe\p{L}*|vê|veem|mostra|envia|ricev\p{L}+|vede|vedono|invia|krijg\p{L}+|ontvang\p{L}+|ziet|zien|toont|stuurt|dostaj\p{L}+|otrzymuj\p{L}+|widz\p{L}+|pokazuje|wysyła)\s(?:[^\s,;:.()]+\s){0,4}(?:with|mit|avec|con|com|met|z)\s$/u;

/** In a condition: that somebody lets a time pass. */
export const idle =
  /(?<!\p{L})(?:(?:do|does|did|hear|hears) nothing|nothing (?:happens|comes|is (?:done|heard))|(?:nobody|no one) (?:answers?|reacts?|repl(?:y|ies)|responds?|confirms?|acts|decides|does|says|takes|picks)|no (?:answer|reply|response|reaction|decision)|(?:do|does|did)(?: not|n['’]t) (?:answer|react|reply|respond|confirm|act|decide|accept|pay)|nichts (?:tut|tue|tun|passiert|geschieht|kommt|sagt)|niemand (?:antwortet|reagiert|bestätigt|entscheidet)|keine (?:antwort|reaktion|entscheidung)|nicht (?:antwortet|reagiert|bestätigt|entscheidet)|(?:ne )?fai(?:s|t|sons) rien|personne ne répond|pas de réponse|ne répond pas|no hago nada|no hace nada|nadie responde|no responde|não (?:faço|faz) nada|ninguém responde|não responde|non (?:faccio|fa) nulla|nessuno risponde|non risponde|niets (?:doe|doet|gebeurt)|niemand (?:antwoordt|reageert)|niet (?:antwoordt|reageert)|nic nie (?:zrobię|zrobi|robi)|nikt nie odpowie|nie odpowie)(?!\p{L})/u;

/** Before the time in which something must be done: `must load in 2 seconds`. */
export const inPeriod = /(?<!\p{L})(?:in|en|em)\s$/u;

/** At the beginning of a clause: that nobody does something in a time, which is a case also without `if`. */
export const nobodyInTime =
  /^(?:(?:nobody|no one|niemand|keiner|nadie|ninguém|nessuno|nikt nie)(?= )|personne n(?:e |['’]))[^,;:.()\p{N}]{1,60} (?:within|in|innerhalb|binnen|dans|en|dentro|em|entro|w ciągu) /u;

/** At the beginning of a clause: anybody of whom it is true. */
export const whoever =
  /^(?:who|whoever|any(?:one|body) who|those who|wer|qui|quiconque|celui qui|ceux qui|quien(?:es)?|el que|los que|chi|quem|wie|kto)\s/u;

/** Behind a time limit: before what happens to whoever is late. */
export const otherwise: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?: [^\s,;]+){0,3},? (?:or(?: else)?|otherwise) /u,
  de: /^(?: [^\s,;]+){0,3},? (?:oder|sonst|ansonsten) /u,
  fr: /^(?: [^\s,;]+){0,3},? (?:sinon|faute de quoi|ou(?: bien)?) /u,
  es: /^(?: [^\s,;]+){0,3},? (?:o|si no|de lo contrario) /u,
  pt: /^(?: [^\s,;]+){0,3},? (?:ou|senão|caso contrário) /u,
  it: /^(?: [^\s,;]+){0,3},? (?:o|oppure|altrimenti) /u,
  nl: /^(?: [^\s,;]+){0,3},? (?:of|anders) /u,
  pl: /^(?: [^\s,;]+){0,3},? (?:lub|albo|inaczej|w przeciwnym razie) /u,
};

/** Before a limit that merely goes on: `it stays at 28 days`. */
export const stayingAt =
  /(?<!\p{L})(?:stays?|remains?|kept|bleib\p{L}*|blijf\p{L}*)\s(?:\p{L}+\s)?(?:at|bei|bij)\s$/u;

/** Before a period: what has been missing so long, `the ones with no entry for 3 days`, but not what works without it. */
export const lacking =
  /(?<!(?:works?|runs?|lasts?|goes? on|usable) )(?:with no|ha(?:s|ve|d) no|without(?: an?| any)?|ohne|sans|sin|senza|sem|zonder|bez) (?:[^\s,;:.()]+ ){1,3}(?:for|in|since|seit|depuis|desde hace|da|há|sinds|al|od)\s$/u;

/** Before a period in which nobody did something: `jobs not claimed within 10 minutes`. */
export const leftUndone = /(?<!\p{L})not (?:yet |been )*\p{L}+(?:ed|en) (?:with)?in $/u;

/** Before a distance in which something lies: `im Umkreis von 3 km`. */
export const radius =
  /(?<!\p{L})(?:radius of|umkreis von|rayon de|radio de|raggio di|raio de|straal van|promieniu)\s(?:\p{L}+\s)?$/u;

/** Before a time that an act may last: `takes under two minutes`. */
export const taking =
  /(?<!\p{L})(?:takes?|needs?|lasts?|dauert|dauern|braucht|prend(?:re)?|dure(?:r)?|tarda[nr]?|dura[r]?|demora[r]?|duurt|duren|trwa(?:ć)?|zajmuje)\s(?:\p{L}+\s)?$/u;

/** The same of words that also tell how long somebody's booking lasts. */
export const lastingLong = /(?<!\p{L})(?:lasts?|dauert|dauern|dure|dura[nr]?|duurt|duren|trwa)\s$/u;

/** Before the number up to which something costs nothing: `free for groups of up to 15`. */
export const freeFor =
  /(?<![\p{L}-])(free(?: of charge)?|gratis|kostenlos|gratuit\p{L}*|za darmo|bezpłatn\p{L}+)\s(?:(?:for|für|pour|para|per|voor|dla)\s(?:[^\s,;:.()]+\s){0,4})?$/u;

/** Before a number by which something may differ: `20 ± 2 °C`. */
export const tolerance = /(?:\+\s?\/\s?[-−–]|±|plus or minus|plus\/minus|plus ou moins)\s?$/u;

/** Where a share is what somebody gets back, so that more of it is not refused: `credited, up to 10 %`. */
export const credited =
  /(?<!\p{L})(?:credited|deducted|refunded|reimbursed|paid back|gutgeschrieben|angerechnet|abgezogen|erstattet|crédité\p{L}*|déduit\p{L}*|remboursé\p{L}*|descuent[ao]n?|descontad[oa]s?|abona[n]?|abonad[oa]s?|reembols\p{L}+|deduzid[oa]s?|creditad[oa]s?|accreditat[oaie]|detratt[oaie]|rimborsat[oaie]|gecrediteerd|verrekend|terugbetaald|odlicza\p{L}*|zwracan\p{L}+)(?!\p{L})/u;

/** Around a time that stays free between two: `allowing 3 days for cleaning`. */
export const gapBefore =
  /(?<!\p{L})(?:allow(?:s|ing)?|leav(?:es?|ing)|with|keep(?:s|ing)?|and|plus|need(?:s|ing)?|mit|lässt|lassen|dazwischen|avec|laisse\p{L}*|con|dejando|deja|com|deixa\p{L}*|lascia\p{L}*|met|laat|z|zostawia\p{L}*)\s(?:\p{L}{1,5}\s)?$/u;
export const gapBehind =
  /^\s?(?:for (?:cleaning|turn-?around|travel(?:ling)?|drying|changing|the changeover|maintenance|tidying|airing|set-?up)|(?:in )?between|of (?:a )?(?:gap|buffer|break)|(?:gap|buffer|break|pause|puffer|abstand|pufferzeit|reinigung\p{L}*|zwischen|dazwischen|zum reinigen|zum putzen|entre|pour (?:le )?nettoy\p{L}+|para (?:limpiar|limpieza|limpar|limpeza)|per (?:la )?pulizi\p{L}+|tra (?:una?|due)|tussen|voor (?:het )?schoonma\p{L}+|na sprzątanie|przerwy|między))(?!\p{L})/u;

/** Beside a day by which the product itself is to be ready. */
export const launching =
  /(?<!\p{L})(?:go(?:es|ing)?[- ]live|live by|launch(?:ed|ing)?(?! (?:a|an|the|its|their)(?!\p{L}))|roll(?:ed)?[- ]?out|up and running|in production|first version|prototype|(?:app|system|site|website|tool|it|everything|this|all of it) (?:must|should|has to|needs to|ha[sd] to) be (?:ready|up|done|finished|live|running|in use|working)|(?<=^(?:it |all |everything )?)(?:(?:must|should|ha[sd] to|needs? to) be )?(?:ready|up|live|done|finished|usable|running|in use) (?:by|before)|live gehen|geht live|go-?live|einsatzbereit|startklar|in betrieb (?:gehen|sein|genommen)|mise en (?:ligne|service)|lancement|lanzamiento|puesta en marcha|lancio|messa in (?:linea|servizio)|lançamento|no ar|lancering|in gebruik|uruchomieni\p{L}+)(?!\p{L})|リリース|稼働開始|本番|إطلاق/u;

/** Where a share is one of a price. */
export const pricedShare =
  /(?<!\p{L})(?:fees?|prices?|deposits?|costs?|commissions?|discounts?|surcharges?|rent|fines?|tax|vat|refund(?:s|ed)?|tips?|amount|charged?|paid|pays?|off(?= |$)|zahlt|zahlen|pa(?:ie|ye)(?:nt)?|payer|paga[nmr]?|betaalt|betalen|\p{L}*(?:gebühr|preis|kosten|rabatt|provision|zuschlag|miete|kaution|anzahlung|steuer|betrag)(?:en|e|s|es)?|frais|prix|caution|acompte|remise|commission|tva|loyer|arrhes|tarifas?|precio|depósito|señal|comisión|descuento|recargo|iva|alquiler|prezzo|cauzione|acconto|sconto|commissione|affitto|preço|caução|sinal|comissão|desconto|taxa|kosten|prijs|borg|aanbetaling|korting|provisie|huur|btw|opłat\p{L}*|cen[ayęy]|kaucj\p{L}+|zaliczk\p{L}+|zniżk\p{L}+|rabat\p{L}*|prowizj\p{L}+)(?!\p{L})|手数料|料金|割引|敷金|保証金|رسوم|سعر|خصم|عمولة/u;

/** Behind an amount, what it is paid for each time: `per day`, `of the hire fee per day`; not how: `por transferencia`. */
export const perUnit =
  /^\s?(?:(?:[^\s,;:.()\p{N}]+\s){0,4}?(?:per|pro|je|par|por)\s(?!(?:mail|e-?mail|sms|card|hand|mb|paypal|bizum|cart\p{L}*|tarjeta|transf\p{L}*|virement|post|bank\p{L}*)(?!\p{L}))|(?:an?|each|every(?!\s(?:other|second|third)(?!\p{L}))|na|za)\s|(?:al?|alla|à l['’]|all['’])\s?(?=(?:d[ií]a|mes|mês|año|ano|semana|hora|giorno|mese|anno|settimana|ora|heure|année|notte|noche)(?!\p{L}))|\/\s?)(?!(?:lot|few|bit|time)(?!\p{L}))(?:(?:half|started|additional|extra|angefangene\p{L}*|begonnene\p{L}*)\s)?\p{L}+/u;

/** The same where nothing follows that it could belong to: `£5 each`. */
export const bareEach = /^\s?(?:each|apiece|chacune?|cada un[oa]|ciascun[oa]|elk)(?!\p{L})/u;
