import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words of minutes and conversations about a proposal. */
export const proposalNames = [
  /** It may not have been taken up: `suggested`, `at first`. */
  'proposal',
  /** It was not taken up: `voted down`. */
  'rejection',
] as const;

export type ProposalName = (typeof proposalNames)[number];

/** By language with a lexicon. Same notation as in a lexicon. */
export const proposalWords: Readonly<
  Record<LanguageCode, Readonly<Record<ProposalName, readonly string[]>>>
> = {
  en: {
    proposal: phrases(
      `suggested, proposed, proposes, moved that, floated, brought up, raised the idea, had the idea, thought about, thought of, toyed with, talked about, at first, initially, originally, first wanted, used to be, the old idea, had thought, idea was, the idea of`,
    ),
    rejection: phrases(
      `rejected this, rejected that, rejected it, rejected the, they rejected, committee rejected, board rejected, was rejected, turned that down, turned it down, voted down, voted against, not carried, no seconder, was defeated, declined a proposal, declined the, declined that, ruled out, decided against, we're against, against it, scrap that, scrap it, scratch that, forget that, forget it, strike that, no go, off the table, killed it, killed that, vetoed, shot down, dropped that, dropped the idea, was dropped, we dropped, said no, say no to, not doing it, not doing that, abandoned, gave up on, ditched, gone off, moved away from, stopped that, changed her mind, changed his mind, changed our mind, changed our minds, was withdrawn, overruled, won't hear of it, too expensive, against the idea, doesn't like the idea`,
    ),
  },
  de: {
    proposal: phrases(
      `schlug, schlug vor, schlägt vor, vorgeschlagen, vorschlag, regte an, angeregt, brachte ein, meinte man könnte, meinte wir könnten, wollte erst, wollten erst, wollte zuerst, anfangs, ursprünglich, zuerst dachten, erst dachten, hatte die idee, hatten überlegt, hatte überlegt, die idee mit, antrag`,
    ),
    rejection: phrases(
      `wurde abgelehnt, wurde aber abgelehnt, diskussion abgelehnt, einstimmig abgelehnt, mehrheitlich abgelehnt, chef abgelehnt, vorstand abgelehnt, haben wir abgelehnt, hat sie abgelehnt, hat er abgelehnt, lehnte ab, lehnten ab, lehnen wir ab, lehne ich ab, verworfen, wieder verworfen, abgewählt, dagegen entschieden, dagegen gestimmt, war dagegen, waren dagegen, ist dagegen, sind dagegen, keine mehrheit, fallen gelassen, fallengelassen, wieder abgekommen, abgekommen, haben wir gestrichen, vergiss es, vergesst es, vergiss das, das lassen wir, lassen wir sein, lassen wir lieber, vom tisch, machen wir doch nicht, zog den antrag zurück, zu teuer, doch nicht, verzichten wir, verzichten darauf, kommt nicht in frage, will er nicht, will sie nicht`,
    ),
  },
  fr: {
    proposal: phrases(
      `proposé, a proposé, proposait, propose que, suggéré, a suggéré, suggérait, au début, au départ, à l'origine, initialement, avait pensé, avais pensé, avions pensé, on pensait, l'idée de, l'idée d'*`,
    ),
    rejection: phrases(
      `a refusé, ont refusé, été refusé, été refusée, a rejeté, été rejeté, été rejetée, écarté, écartée, abandonné, abandonnée, on abandonne, on oublie, oublie ça, oubliez ça, laisse tomber, laissons tomber, on laisse tomber, voté contre, est contre, sont contre, contre l'idée, pas retenu, pas retenue, non retenu, non retenue, n'a pas été retenu, n'a pas été retenue, trop cher, trop chère, finalement non, renoncé, on renonce, on y renonce, a changé d'avis`,
    ),
  },
  es: {
    proposal: phrases(
      `propuso, propone, proponía, propusieron, sugirió, sugería, planteó, se planteó, al principio, inicialmente, en un principio, habíamos pensado, había pensado, pensamos en, la idea de, dice que ponga`,
    ),
    rejection: phrases(
      `ha sido rechazado, fue rechazado, fue rechazada, se rechazó, se rechaza, rechazó, rechazaron, descartado, descartada, se descarta, se descartó, descartamos, salió que no, votó en contra, votaron en contra, en contra de, olvídalo, olvidadlo, déjalo, lo dejamos, mejor no, al final no, demasiado caro, muy caro, no se aprobó, no se aprueba, no salió adelante, retiró la propuesta, cambió de opinión, desechado, desechada`,
    ),
  },
  pt: {
    proposal: phrases(
      `propôs, sugeriu, sugeria, propunha, propuseram, no início, no começo, a princípio, inicialmente, tínhamos pensado, tinha pensado, pensamos em, a ideia de, deu a ideia`,
    ),
    rejection: phrases(
      `foi rejeitado, foi rejeitada, recusou, não aprovou, não aprovaram, não foi aprovado, não foi aprovada, descartado, descartada, descartamos, votou contra, votaram contra, foi contra, foram contra, esquece, esqueçam, deixa pra lá, deixa para lá, melhor não, no fim não, muito caro, caro demais, custa muito, desistimos, desistiu, retirou a proposta, mudou de ideia, abandonada, abandonado`,
    ),
  },
  it: {
    proposal: phrases(
      `propose, proponeva, ha proposto, hanno proposto, suggeriva, ha suggerito, all'inizio, inizialmente, in origine, avevamo pensato, avevo pensato, si era pensato, l'idea di, diceva di`,
    ),
    rejection: phrases(
      `bocciato, bocciata, bocciati, è stato respinto, è stata respinta, scartato, scartata, abbiamo scartato, ha rifiutato, hanno rifiutato, votato contro, è contrario, è contraria, sono contrari, lascia perdere, lasciamo perdere, lasciamo stare, lascia stare, meglio di no, alla fine no, troppo caro, troppo cara, costa troppo, non è passata, non è passato, ha ritirato, ha cambiato idea, abbandonato, abbandonata, rinunciamo, accantonato, accantonata`,
    ),
  },
  nl: {
    proposal: phrases(
      `stelde, stelden, stelde voor, stelden voor, voorgesteld, opperde, opperden, kwam met het idee, eerst wilden, wilde eerst, aanvankelijk, oorspronkelijk, in het begin, hadden bedacht, het idee van, het idee om`,
    ),
    rejection: phrases(
      `werd afgewezen, is afgewezen, verworpen, weggestemd, tegen gestemd, stemde tegen, was tegen, is tegen, zijn tegen, waren tegen, laten vallen, laat maar, laten we niet doen, doen we niet, dat doen we niet, gaat niet door, ging niet door, van tafel, te duur, toch niet, toch maar niet, vergeet het, vergeet dat, afgeblazen, hebben we geschrapt, zien we van af, van afgezien, trok het voorstel in, van gedachten veranderd, wilde er niet van weten`,
    ),
  },
  pl: {
    proposal: phrases(
      `zaproponował, zaproponowała, zaproponowali, zaproponowano, proponował, proponowała, sugerował, sugerowała, na początku, początkowo, pierwotnie, myśleliśmy o, myślałem o, myślałam o, pomysł z, pomysł żeby`,
    ),
    rejection: phrases(
      `odrzucono, odrzuciliśmy, zarząd odrzucił, nie zgodził się, nie zgodziła się, się nie zgodził, się nie zgodziła, nie przeszło, nie przeszedł, nie przeszła, zrezygnowano, zrezygnowaliśmy, rezygnujemy, jest przeciw, są przeciw, był przeciw, była przeciw, głosowali przeciw, zagłosowano przeciw, za drogo, za drogie, zapomnij, jednak nie, lepiej nie, wycofał wniosek, zmieniła zdanie, zmienił zdanie, dajmy spokój, daj spokój`,
    ),
  },
  ja: {
    proposal: phrases(
      `提案があった, 提案があり, を提案, 案があった, 案が出た, という案, との案, 当初は, 最初は, 初めは`,
    ),
    rejection: phrases(
      `却下された, 却下となった, 否決, 見送り, 見送った, 見送る, 見送られ, 取り下げ, 反対多数, 反対があり, 反対された, やめることに, やめにした, やめておく, やめよう, 断念, 不採用, 採用しない, 高すぎる, なしになった, なしにな`,
    ),
  },
  ar: {
    proposal: phrases(
      `اقترح, اقترحت, اقترحوا, اقتراح, في البداية, في الأول, فكرنا في, كنا نفكر, فكرة إضافة, كانت الفكرة`,
    ),
    rejection: phrases(
      `رفض المجلس, المجلس رفض, رفضنا, رفضوا, رفض الفكرة, تم رفض الفكرة, تم رفض الاقتراح, صوتنا ضد, ضد الفكرة, لم نوافق, لم يوافق, لم توافق, لم تتم الموافقة, استبعدنا, تم استبعاد, تخلينا عن, تراجعنا عن, ألغيت الفكرة, غير رأيه, غيرت رأيها, اترك هذا, دعنا من, مكلف جدا, غالي جدا`,
    ),
  },
};
