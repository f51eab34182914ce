import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Many people are asked the same questions, and their answers are counted. */
export const survey: KnownType = {
  slug: 'survey',
  hue: 230,
  words: {
    en: {
      certain: phrases(
        `survey, surveys, questionnaire*, poll, polls, ballot*, respondent*, response rate*,
        feedback form*, anonymous feedback, form builder*, pulse check*, show of hands,
        suggestion box, vote, votes, voting, one vote, secret ballot, pulse, opinion poll,
        answers stay anonymous, anonymous answers, exit survey, referendum, single
        question, one to five, how was your, how do you feel, poll where, poll for, quick
        poll, anonymous poll*, straw poll*, vote on, vote for, vote where, voting on, votes
        on, employee survey*, customer survey*, visitor survey*, satisfaction survey*,
        employee feedback, customer feedback, guest feedback, course evaluation*, teaching
        evaluation, course feedback, ask customers, ask visitors, ask employees, ask our
        members, ask residents, ask students, ask people how, how satisfied, customer
        satisfaction, guest satisfaction, satisfaction of, net promoter, smiley*, exit
        poll*, mood barometer, opinion of, collect opinions, collects opinions, gather
        opinions, citizen participation, participatory budget*, decision poll, doodle poll,
        class election, elect a, elects a, general assembly, census`,
      ),
      sign: phrases(
        `polling, voters, election*, collect feedback, gather feedback, opinion*, ask people, fill
        in a form, fill out a form, nps, rating scale*, feedback, anonym*, scale from, from
        1 to 5, turnout, for and against, what people think, how people feel, mood of,
        satisf*, disagree, free text, fewer than 5, less than 10 answers, average of their,
        a comment if, never stored with names, ask everyone, ask everybody, asks people,
        what people want, majority, abstain*, nominate*, nomination*, motion, motions,
        candidate list, consultation, residents say, nobody sees anybody's, takes three
        minutes, questionnaires for, multiple choice, likert, open question*, one question
        a, one question per, question per week, closed questions, answer options, answers,
        results as chart, results in percent, result of the vote, who voted, voted, voter,
        one person one vote, voting round, proxy, quorum, secret, confidential, honest
        answers, honest opinion, evaluate, evaluation*, assess*, museum visitors,
        interviewees, interviewer, field research, sample size, representative,
        demographics, response, responses, survey link, kiosk at the exit, how happy, how
        they liked, how did you like, ideas from employees, idea box, rate the`,
      ),
      hint: phrases(
        `percent, question, choice*, prefer*, would they, which of, statement*, decides, replies,
        replied, suggestion*, rating`,
      ),
    },
    de: {
      certain: phrases(
        `umfrage*, fragebogen, fragebögen, befragung*, wahlzettel, feedbackbogen,
        mitarbeiterbefragung*, *umfrage, *umfragen, *befragung, *befragungen, *abstimmung,
        *abstimmungen, meinungsbild*, abstimmung*, ideenbox*, briefkasten für ideen,
        kummerkasten, stimmt über, stimmen über, wie gestimmt, eine stimme, abstimmen,
        abstimmt, stimmungsbild, wahl zum, wahl der, wählen wir, bürgerbeteiligung,
        kundenzufriedenheit, zufriedenheit*`,
      ),
      sign: phrases(
        `abstimm*, meinung*, rücklauf*, stimmt ab, stimmen ab, befragt*, teilnahmequote, antwortet,
        anonym*, rückmeldungen, stimmzettel*, auswertung der antworten,
        antwortmöglichkeit*, eine frage, von 1 bis 5, wie war, wie zufrieden, mehrheit,
        meinen, dagegen, dafür stimmen, beschluss, beschlüsse, stimme, gestimmt, nach ende
        der frist, ergebnis steht, regeln, stimmen, frage, fragen, antworten, bewerten,
        skala, vorschläge, feedback, mittag essen`,
      ),
      hint: phrases(`wählen, frage*, rückmeldung*, ergebnisse`),
    },
    fr: {
      certain: phrases(
        `sondage*, questionnaire*, vote, scrutin*, répondant*, recueillir les avis, formulaire de
        satisfaction, taux de réponse, enquête de satisfaction, votes, boîte à idées,
        consultation citoyenne, avis anonyme*, répondre anonymement, baromètre*,
        référendum*, voter, enquête*, avis des, donner son avis, satisfaction, élection*,
        budget participatif`,
      ),
      sign: phrases(
        `vote pour, votent, répondre à, sondé*, opinion*, enquêté*, urne*, note de 1 à, une
        question, de 1 à 5, comment ça va, majorité, pour ou contre, abstention, délibér*,
        avis, anonym*, réponse*, question*, choix, participation, noter de, note de 1,
        propositions, idée, idées, restaurant du midi`,
      ),
      hint: phrases(`formulaire, résultats, répond*, retour`),
    },
    es: {
      certain: phrases(
        `encuesta*, cuestionario*, votación, votaciones, recoger opiniones, sondeo*, formulario de
        opinión, consulta ciudadana, buzón de sugerencias, formulario de satisfacción,
        encuesta de satisfacción, elecciones, referéndum, cómo se sienten, lo que piensan,
        votar, votamos, voto*, elegir entre todos, satisfacción de, opinión de, buzón`,
      ),
      sign: phrases(
        `vot*, opinión, opiniones, responder, satisfacción, valoración, pregunta*, participantes
        respond*, tasa de respuesta, urna*, una pregunta, del 1 al 5, cómo estás, mayoría,
        a favor, en contra, anónim*, respuesta*, opina*, propuesta*, comemos`,
      ),
      hint: phrases(`sugerencia*, resultados, participación, papeleta*, contestar`),
    },
    pt: {
      certain: phrases(
        `questionário*, enquete*, inquérito*, pesquisa de satisfação, pesquisa de opinião, votação,
        votações, recolher opiniões, respondentes, pesquisa de clima, sondagem, sondagens,
        urna*, caixa de sugestões, consulta pública, formulário de opinião, eleição,
        eleições, votar, voto*, pesquisa de, satisfação de, opinião de, escolher entre
        todos`,
      ),
      sign: phrases(
        `vot*, opiniões, opinar, responder, inquirid*, satisfação, avaliar de, taxa de resposta,
        assembleia*, plebiscito, uma pergunta, de 1 a 5, como se sentem, maioria, a favor,
        contra, anónim*, anônim*, resposta*, pergunta*, proposta*, almoçar`,
      ),
      hint: phrases(`opinião, sugest*, resultados, participação, respond*`),
    },
    it: {
      certain: phrases(
        `sondaggi*, questionari*, votazion*, raccogliere opinioni, modulo di feedback, scheda
        elettorale, cassetta dei suggerimenti, indagine di, raccolta di opinioni, elezioni,
        referendum, urna, scheda di valutazione, gradimento, voto segreto, votare, votiamo,
        voto, scegliere insieme, soddisfazione dei`,
      ),
      sign: phrases(
        `indagine, parere, pareri, soddisfazione, intervist*, tasso di risposta, suggeriment*,
        assemblea, moduli di, una domanda, da 1 a 5, come state, maggioranza, favorevoli,
        contrari, anonim*, rispost*, domand*, propost*, pranzo, opinioni`,
      ),
      hint: phrases(`vot*, opinion*, rispond*, risultati, partecipazione, compilare`),
    },
    nl: {
      certain: phrases(
        `enquête*, vragenlijst*, peiling*, stemming, respondent*, feedbackformulier*,
        tevredenheidsonderzoek*, stemmingen, *enquête, *onderzoek onder, ideeënbus*,
        opiniepeiling*, referendum*, verkiezing*, stemmen, stemming over, stemt,
        tevredenheid van, samen kiezen`,
      ),
      sign: phrases(
        `stem op, mening*, respons*, invullen, ondervraagd*, tevredenheid*, vragen per, beoordelen,
        suggestie*, inspraak*, stellingen, één vraag, van 1 tot 5, hoe was, meerderheid,
        voor of tegen, anoniem*, antwoord*, vraag, vragen, voorstel*, lunchen`,
      ),
      hint: phrases(`beantwoord*, feedback, ideeën, stelling*, uitkomst*, resultaten, resultaat`),
    },
    pl: {
      certain: phrases(
        `ankiet*, kwestionariusz*, sondaż*, głosowa*, respondent*, zbieranie opinii, badanie
        satysfakcji, formularz opinii, badanie opinii, skrzynka pomysłów, anonimowa
        ankieta, konsultacje społeczne, referend*, wybory, budżet obywatelski, wybieramy
        wspólnie, zadowolenie z`,
      ),
      sign: phrases(
        `satysfakcj*, zadowoleni*, respon*, uchwał*, wyniki ankiety, frekwencj*, propozycj*,
        sugest*, głosow*, jedno pytanie, od 1 do 5, większość, za i przeciw, anonimow*,
        odpowiedzi, pytani*, większością, obiad`,
      ),
      hint: phrases(`głos*, opini*, anonim*, odpowied*, pyta*, ocenia*, wypełni*, wyniki, udział`),
    },
    ja: {
      certain: phrases(
        `アンケート, 投票, 質問票, 世論調査, 意見を集め, 回答者, 回答率, 多数決, 意識調査, 満足度調査, 意見箱, 目安箱, 匿名で, 回答, 回収率, 選挙, ご意見,
        パルスサーベイ, 投票で, 投票で決め, 満足度を`,
      ),
      sign: phrases(
        `満足度, 匿名, 意見, 設問, 集計, 自由記述, 選択肢, フィードバック, 賛成, 反対, 決める, ランチの場所, 回答する`,
      ),
      hint: phrases(`質問, 調査, 評価する, 提案, 結果, 答え, 感想`),
    },
    ar: {
      certain: phrases(
        `استبيان, استبيانات, استطلاع, استطلاعات, تصويت, اقتراع, جمع الآراء, المشاركين في الاستطلاع,
        استطلاع رأي, التصويت, انتخاب*, استفتاء, صندوق اقتراحات, اقتراحات, نسبة المشاركة,
        قياس الرضا, رضا, التصويت على, نصوت`,
      ),
      sign: phrases(
        `استمارة, يصوت, تصوت, أصوات, آراء, الآراء, إجابات, يجيب, نموذج تقييم, تقييمات, مستطلعين,
        مقترحات, سؤال واحد, من 1 إلى 5, الأغلبية, مجهول, إجابة, سؤال, أغلبية`,
      ),
      hint: phrases(`صوت, رأي, أسئلة, مجهول الهوية, مجهولة, سرية, ردود, نتائج, تقييم`),
    },
  },
};
