/** Words of all languages that give a number behind them its comparison; in lower case, as a clause is read. */

/** Behind a number, the period in which it counts: `2 slots | a day`. */
export const eachPeriod =
  /^\s(?:an?|per|each|every|in any|in a|pro|je|im|am|in der|par|al|a la|alla|all['’]|por|op een|na|w)\s?(?:hour|day|night|week|month|quarter|season|term|year|stunde|tag|woche|monat|quartal|jahr|saison|heure|jour|semaine|mois|trimestre|année|an|hora|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano|uur|dag|week|maand|jaar|dzień|tydzień|miesiąc|rok|dniu|tygodniu|miesiącu|roku)(?!\p{L})/u;

/** Before a number: it is what a price is for, `£32 for up to three items`. */
export const pricedFor =
  /(?:\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}\s?(?:\p{Sc}|euros?|pounds?|dollars?|chf|franken|zł))\s(?:for|für|pour|por|per|voor|za)\s$/u;

/** Before a time that is counted back: less of it is left. */
export const laterThan =
  /(?<!\p{L})(?:later than|später als|plus tard (?:que|de)|mais tarde (?:de|que|do que)|más tarde (?:de|que)|più tardi di|later dan|później niż)\s$/u;

/** Beside a time that is counted back, the last moment, and before it the first one: `latest 5 days ahead`. */
export const latest =
  /(?<!\p{L})(?:(?:at the )?latest|spätestens|au plus tard|a más tardar|o mais tardar|al più tardi|uiterlijk|najpóźniej)(?!\p{L})|^前まで/u;
/** Between two of something there is one thing, whatever their number: `between two shifts`. */
export const betweenThem =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين)\s(?:\p{L}{1,5}\s)?$/u;

/** Before or behind the time in which something is to be done, in lower case. */
export const inTime =
  /^(?:within|in less than|innerhalb|binnen|spätestens nach|dans (?:les|un délai)|au plus tard dans|en moins de|dentro de|en (?:un|el) plazo|a más tardar en|num prazo|em até|entro|nel giro|w ciągu|في غضون|خلال)|以内$/u;

/** Where an amount is what the product itself may cost. */
export const budget =
  /(?<!\p{L})(?:budgets?|running costs?|costs? (?:must|may|should|shall|ha(?:s|ve) to) (?:not|stay|remain|be)|(?:kosten|ausgaben) (?:dürfen|müssen|sollen)|hosting (?:budget|costs?|fees?|bill)|hosting (?:must|may|should|can) cost|hosting (?:at most|under|below|max\p{L}*)|aan hosting|(?:costs?|pay|spend)(?: [^\s,;:.()]{1,30}){0,6} to (?:run|build)|cost ceiling|ceiling of|(?:can|may) spend|(?<=^(?:must |may |can |should )?)costs? (?:not|no|at|less|under)|(?<=^)kost (?:niet|maximaal|hooguit)|(?:must|may|can|should)(?: not|n['’]t)? cost (?:us|me)|(?:it|this|everything|all of it) (?:must|may|can|should)(?: not|n['’]t)? cost|betriebskosten|laufende\p{L}* kosten|darf(?: [^\s,;:.]+){0,6} kosten|coûts? (?:de fonctionnement|mensuels?)|(?:coûts?|frais) (?:d['’]|de l['’])hébergement|doit pas coûter|presupuesto|costes? (?:mensual|total)\p{L}*|no (?:debe|puede) costar|orçamento|custos? (?:mensal|total)|não (?:pode|deve) custar|costi (?:mensili|di gestione)|non (?:deve|può) costare|begroting|mag(?: [^\s,;:.]+){0,5} kosten|budżet\p{L}*|może kosztować)(?!\p{L})|予算|維持費|運用費|ميزانية|التكلفة/u;

/** Before the time in which something must be done: `must load in 2 seconds`. */
export const inPeriod = /(?<!\p{L})(?:in|en|em)\s$/u;

/** Before a time that an act may last: `takes under two minutes`. */
export const taking =
  /(?<!\p{L})(?:takes?|needs?|braucht|prend(?:re)?|tarda[nr]?|demora[r]?|zajmuje)\s(?:\p{L}+\s)?$/u;

/** Before the number up to which something costs nothing: `free for groups of up to 15`. */
export const freeFor =
  /(?<![\p{L}-])(free(?: of charge)?|gratis|kostenlos|gratuit\p{L}*|za darmo|bezpłatn\p{L}+)\s(?:(?:for|für|pour|para|per|voor|dla)\s(?:[^\s,;:.()]+\s){0,4})?$/u;

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
