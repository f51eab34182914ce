/** What authors call a text about a product rather than the product, in all languages: alternatives of a pattern. */
const briefNames =
  'product requirements?(?: document)?|product brief|project brief|brief|briefing|prd|frd|spec|specification|requirements|proposal|concept(?: paper)?|draft|konzept|projektskizze|lastenheft|pflichtenheft|anforderungen|entwurf|cahier des charges|note de cadrage|ébauche|concepto|especificación|pliego|borrador|conceito|especificação|rascunho|concetto|specifica|capitolato|bozza|programma van eisen|projectvoorstel|koncepcja|specyfikacja|szkic|企画書|仕様書|要件定義書|مواصفات|وثيقة المتطلبات';

/** The same of its parts; other than `Brief for X`, `Fields for X` may be the product itself. */
const partNamesOfTexts =
  'data dictionary|user stories|stories|acceptance scenarios|scenarios?|terms of reference|one-?pager|screens?|list of screens|fields|readme|datenlexikon|user storys|szenarien|masken|vermerk|récits utilisateurs|scénarios|écrans|liste des écrans|historias(?: de usuari[oa]s?)?|escenarios|pantallas|lista de pantallas|campos|histórias(?: de utilizador)?|cenários|ecrãs|lista de ecrãs|storie utente|scenari|schermate|elenco (?:delle )?schermate|campi|gebruikersverhalen|scenario.?s|schermen|notitie|historyjki|scenariusze|ekrany|lista ekranów|opis (?:gry|aplikacji|systemu|strony|programu)|画面リスト|画面一覧|シナリオ|سيناريوهات(?: قبول)?|قائمة الشاشات';

/** Both. */
export const textNames = `${briefNames}|${partNamesOfTexts}`;

/** Before what a product is compared with: `Like Statuspage, but honest`. */
export const compared = /^(?:like|zoals)\s/iu;
