import { briefNames, textNames } from '../../lexicon/textNames';

/** In all languages: words at the beginning of a text that tell whether it names the product. */

/** Names a text rather than a product: `Minutes of the board`. */
export const aboutText =
  /^\[|^(?:like|as an?|as the|als|en tant que|comme|como|come|jako)\s|^(?:\S+\s+)?\d\d?:\d\d|^[\s#*]*(?:(?:quick|rough|my|some)\s)?(?:quick one|brain dump|(?:[\p{L}&’'-]+\s){0,4}(?:working group|committee|subcommittee)(?=\s*(?:[,\p{N}]|$))|user stor|(?:ide(?:a|e|ia|ja)|idée)(?=\s*(?::|$)|\s(?:for|für|zum?|zur|pour|para|per|voor|na|dla)\s)|ticket #(?=\p{N})|ok|okay|so|here['’]s|there['’]s|that['’]s|ops|stand-?up|subject|betreff|asunto|assunto|objet|oggetto|onderwerp|temat|件名|الموضوع|re:|fwd?:|aw:|wg:|voice|minutes|meeting|notes?|interview|chat|call|e-?mail|transcript|memo|workshop|protokoll|notiz|besprechung|gespräch|sitzung|acta|notas|reunión|entrevista|reunião|ata|compte rendu|réunion|entretien|verbale|riunione|intervista|notulen|vergadering|gesprek|notatka|spotkanie|rozmowa|議事録|メモ|会議|インタビュー|محضر|ملاحظات|مقابلة)/iu;

/** Says who writes: `Bookkeeper here`. */
export const ofAuthor = /\s(?:here|hier|ici|aquí|aqui|tutaj)\s*$/iu;

/** Tells where a text comes from: `Exported from my sheet`. */
export const copiedText =
  /^\[?(?:copied|pasted|exported|forwarded|taken|typed|dictated|transcribed|translated)\s(?:by|for|from|in|on|up)\s/iu;

/** The author's own heading of the whole: `# Hearing-loop checks`. */
export const heading = /^\s*#\s+(\S[^\n]{0,80})(?=\n|$)/u;

/** A line such as `Product: Kelp farm planner`. */
export const labelled = /^[\s*_>-]*([\p{L} ]{2,20}?)\.?[*_]*\s?[:：][*_]*\s*(\S[^\n]{0,80})$/gmu;

/** What the author calls the text, before or behind its subject: `Brief: X`, `PRD for X`, `X – user stories for Y`, `画面リスト（X）`. */
export const textLabel = new RegExp(
  `^(?:${textNames})(?:,?\\s(?:draft|version|entwurf|v\\.?)?\\s?[\\d.]{1,6})?(?:\\s?[:：]\\s*|\\s(?=[«„“"‚「])|\\s?[（(](?=[^()（）]{2,60}[）)]$)|\\s[-–—]\\s)(?=\\S)|^(?:${briefNames})\\s(?:for|of|für|zu|zum|zur|pour|du|de|del|da|di|para|per|voor|dla)\\s(?:(?:the|an?|das|die|den|eine[nr]?|la|le|el|il)\\s)?(?=\\S)|(?:\\s[-–—]\\s|\\s?[:：]\\s|\\s\\(|,\\s)(?:${textNames})(?:\\s(?:for|für|pour|para|per|voor|dla)\\s[^,]{1,60})?\\)?$`,
  'giu',
);

/** Before the words of a title: `🎶 Choir scores`. */
export const ornament = /^(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[▸►▶■◆●•])\s*)+/u;

/** Where a text was posted rather than what it is about: `Liveaboards > Daft ideas`, `r/netherlands`, `SUP-12 · Bug`. */
export const postedIn = /\s[>›»]\s|^r\/\w|^\p{Lu}{2,10}-\p{N}{1,6}\s·/iu;

/** Asks the reader of a mail for something: `can we please get this on the roadmap`. */
export const plea =
  /(?<!\p{L})(?:please|can we|could we|can you|could you|bitte|können wir|s['’]il (?:te|vous) plaît|por favor|per favore|alstublieft|graag|proszę)(?!\p{L})/iu;

/** Says nothing of what a mail is about: `Urgent`. */
export const anySubject =
  /^(?:urgent|important|fyi|question|request|help|wichtig|dringend|frage|anfrage|bitte|demande|question|urgente?|importante?|vraag|verzoek|pytanie|prośba|pregunta|petición|consulta|domanda|richiesta|pergunta|pedido)$/iu;

/** Names a product, in all languages. */
export const product =
  /(?<!\p{L})(?:app|tool|site|page|platform|system|website|software|tracker|webseite|plattform|werkzeug|liste|\p{L}*liste|outil|appli\p{L}*|herramienta|aplicaci\p{L}+|ferramenta|strumento|applicazione|programma|narzędzie|aplikacja)(?!\p{L})/iu;

/** `Re: Re: Survey app` */
export const replied = /^(?:(?:re|fwd?|aw|wg|tr|rv|sv|odp)\s?:\s*)+/iu;

/** Tells nothing of what a product is for: `a small mobile app`. */
export const generic =
  /^(?:simple|small|little|tiny|new|basic|native|free|mobile|web|online|digital|einfache|kleine|neue|petite?|nouvelle?|pequeñ[oa]|sencill[oa]|nuev[oa]|móvil|piccol[oa]|semplice|nuov[oa]|pequen[oa]|nov[oa]|móvel|eenvoudige|nieuwe|mała|prosta|nowa)$/iu;

/** In all languages: names any product, and so says nothing of one. */
export const anyProduct =
  /^(?:app|appli|application|service|system|tool|thing|something|page|site|place|idea|way|cosa|sistema|strumento|outil|chose|truc|herramienta|ferramenta|coisa|werkzeug|ding|iets|seite|pagina|página|strona|narzędzie|program|programme|programma|programa|programm|device|gadget|gerät|appareil|aparato|aparelho|dispositivo|apparaat|urządzenie)$/iu;
