import type { LanguageCode } from './languageCode';
import type { SectionName } from './lexicon';
import { words } from './words';

/**
 * Headings of one word that name neither a state nor a topic, by language and section; within a longer heading they say
 * nothing, and alone they are no title.
 */
export const oneWordHeadings: Readonly<
  Record<LanguageCode, Partial<Record<SectionName, readonly string[]>>>
> = {
  ar: {
    users: words(`الجماعة الشباب الطاقم المخاطبون جمهورنا سيستعملك ناسنا`),
    goals: words(`الحلم المستهدفات المقاصد المكاسب الوجهة حلمي مرادنا`),
    could: words(`التحلية بونص حبذا نتمنى يُستحسن`),
    requirements: words(`احتياجاتنا المخرجات المواصفات طلباتي محسوم`),
    exclusions: words(`أبدا أبدًا ألغيناه لغيرنا نقض`),
    background: words(`الفوضى المبررات`),
    undecided: words(`حيرة شكوك محتارين معضلات همم`),
    must: words(`الضرورات واجب`),
    constraints: words(`السقف المكابح`),
  },
  de: {
    users: words(`bedienpersonal berechtigte leserschaft normadressaten nutzerkreis personenkreis`),
    goals: words(`abnahmekriterien lernziele messlatte nutzenversprechen traumergebnis`),
    must: words(
      `essenziell go-live-blocker grundausstattung k.-o.-kriterien mindestanforderungen mindestumfang notwendig pflichtprogramm unabdingbar überlebenswichtig`,
    ),
    could: words(
      `ausbaustufe gimmicks kür luxus obendrauf perspektivisch sahnehäubchen wunschzettel zukunftsmusik`,
    ),
    requirements: words(
      `akzeptanzkriterien gefordert lastenheft leistungspflichten pflichtenheft soll-prozess vereinbartes`,
    ),
    constraints: words(
      `abwärtskompatibilität architekturvorgaben hygienevorschriften qualitätsansprüche rechtslage sicherheitsanforderungen vergaberecht`,
    ),
    exclusions: words(
      `ausgeklammert ausgenommen gestrichen keinesfalls negativabgrenzung niemals rausgeflogen ungewollt unterlassungen`,
    ),
    background: words(
      `begründung erwägungsgründe sachstand sachverhalt schwachstellenanalyse veranlassung`,
    ),
    undecided: words(`fragezeichen hm rückfragen ungelöst`),
  },
  en: {
    must: words(`compulsory deal-breakers mandatory showstoppers`),
    could: words(`backlog delighters desirable gravy icebox sprinkles`),
    requirements: words(`wanted`),
    background: words(`rationale recitals`),
    exclusions: words(`anti-features binned carve-outs delimitations descoped punted`),
    constraints: words(`guardrails`),
    undecided: words(`half-baked hmm`),
  },
  es: {
    must: words(`crítico irrenunciable`),
    could: words(`antojos caprichos lujos molaría`),
    requirements: words(`especificaciones especificación necesidades`),
    constraints: words(`topes`),
    exclusions: words(`ahórranos antirrequisitos chorradas inadmisible jamás renuncias`),
    undecided: words(`flecos interrogantes`),
    users: words(`beneficiarios`),
    goals: words(`aspiraciones`),
  },
  fr: {
    goals: words(`visée`),
    could: words(`accessoire luxe éventuellement`),
    constraints: words(`prérequis`),
    exclusions: words(`anti-objectifs non-buts recalés renoncements épargnez-nous`),
    background: words(`préambule ras-le-bol`),
    undecided: words(`conseillez-moi interrogations`),
    must: words(`l'incontournable vital`),
  },
  it: {
    must: words(`l'essenziale l'ossatura tassativo vitale`),
    could: words(`desiderata sfizi`),
    requirements: words(`deliberato specifiche`),
    constraints: words(`massimali nfr restrizioni`),
    exclusions: words(
      `abbandonato bocciati esula evita intoccabile non-goal potature sbarcati sforbiciato stralci zavorra`,
    ),
    background: words(`as-is esigenza l'antefatto`),
    undecided: words(`boh mah riserve`),
    users: words(`fruitori utenza`),
    goals: words(`ambizione bersaglio impatto`),
  },
  ja: {
    users: words(`おもな使い手 利用部門 現場の面々 読者層`),
    goals: words(`到達点 北極星 理想の状態 目標値 行き先 願い`),
    could: words(`ゆくゆく デザート 加点要素 夢の機能 妄想コーナー 種まき 第二弾 遊び心で`),
    requirements: words(`ほしい 処理の手順 受け入れ条件 振る舞い`),
    constraints: words(`縛り`),
    exclusions: words(
      `いらん お断り ボツ 切り捨て 別案件へ 扱わない 扱わない内容 柵の外 蓋をする 門前払い 非ゴール`,
    ),
    undecided: words(`tbd うーん はてな コイントス ペンディング モヤモヤ 後日決定 悩み中`),
    must: words(`命綱 必要条件 必達 最低限`),
    background: words(`そもそも 趣旨`),
  },
  nl: {
    users: words(`bemanning ploegleden`),
    goals: words(`baten droomscenario meetlat onderzoeksdoel streefcijfers waartoe`),
    must: words(`breekpunten knock-outcriteria levensbelang minimumeisen`),
    could: words(
      `doorontwikkeling luxe sinterklaaslijst slagroom toekomstmuziek toetje verlanglijstje wensenlijstje`,
    ),
    requirements: words(`acceptatiecriteria eisenpakket gevraagd toegezegd`),
    constraints: words(
      `aanbestedingsregels architectuurprincipes beroepsgeheim bewaartermijnen ijkwet kostenplafond subsidievoorwaarden termijnen`,
    ),
    exclusions: words(
      `afgeschoten afgevallen afvoerputje geschrapt overbodig overboord poespas uitgezonderd`,
    ),
    background: words(`nulsituatie oorzaken probleemschets voorgeschiedenis`),
    undecided: words(
      `aangehouden bespreekpunten discussiepunten twijfelgevallen uitzoeken vraagtekens`,
    ),
  },
  pl: {
    users: words(`adresaci beneficjenci ekipa uprawnieni załoga`),
    could: words(`deser luksusy rozszerzenia wodotryski`),
    requirements: words(`dogadane klepnięte postanowienia specyfikacja uchwalono`),
    constraints: words(`hamulce przepisy sufit`),
    exclusions: words(`anty-cele odpuszczone ubite wara zbędne`),
    undecided: words(`dylematy hmm niezdecydowane zobaczymy`),
    goals: words(`efekt marzenie mierniki okr-y zyski`),
    must: words(`konieczności krytyczne kręgosłup mus`),
    background: words(`bałagan`),
  },
  pt: {
    users: words(`beneficiários destinatários equipe intervenientes tripulação`),
    could: words(`luxos mimos perfumaria sobremesa`),
    requirements: words(`capacidades entregáveis especificação`),
    constraints: words(`freios sigilo`),
    exclusions: words(`anti-requisitos descartado dispensamos dispenso poupem-nos v-nunca`),
    background: words(`considerandos enquadramento justificação`),
    must: words(`crítico`),
    undecided: words(`hmm`),
  },
};
