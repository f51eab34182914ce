/** Tells nothing of what a product is for: `a small mobile app`. */
export const generic =
  /^(?:simple|internal|intern[aeo]?|small|little|tiny|new|basic|native|free|mobile|web|online|digital|einfache|kleine|neue|petite?|nouvelle?|pequeñ[oa]|sencill[oa]|nuev[oa]|móvil|piccol[oa]|semplice|nuov[oa]|pequen[oa]|nov[oa]|móvel|eenvoudige|nieuwe|mała|prosta|nowa)$/iu;

/** In all languages: names any product, and so says nothing of one. */
export const anyProduct =
  /^(?:app|appli|application|service|system|tool|thing|something|page|site|place|idea|way|cosa|sistema|strumento|outil|chose|truc|herramienta|ferramenta|coisa|werkzeug|ding|iets|seite|pagina|página|strona|narzędzie|program|programme|programma|programa|programm|device|gadget|gerät|appareil|aparato|aparelho|dispositivo|apparaat|urządzenie)$/iu;

/** In all languages: says nothing of what a mail is about. */
export const anySubject =
  /^(?:tl;?dr|tbd|untitled|wip|thanks?(?: you)?|hello|hi|hey|urgent|important|fyi|question|request|help|wichtig|dringend|frage|anfrage|bitte|demande|urgente?|importante?|vraag|verzoek|pytanie|prośba|pregunta|petición|consulta|domanda|richiesta|pergunta|pedido)[\s!?.]*$/iu;

/** In all languages: before what the product is to be: `What I have in mind is`. */
export const ideaIs =
  /(?<!\p{L})(?:(?:in mind|picture|imagine|dream|schwebt|imagin\p{L}{1,4}|imaginons)(?!\p{L})[^.;:]{0,20}\s(?:(?:is|of|vor)\s)?|(?:idea|plan|concept|idee|idée|ideia|pomysł|vorstellung)(?!\p{L})[^.;:]{0,20}\s(?:is|would be|ist|wäre|est|serait|es|sería|é|seria|è|sarebbe|zou zijn|to|byłaby)\s)$/iu;

/** `to` in `A small tool to track visitors`. */
export const infinitiveMark = /^(?:to|zu|um|om|te)$/iu;
