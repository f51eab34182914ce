import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People, or a person and a bot, write to each other. */
export const chat: KnownType = {
  slug: 'chat',
  hue: 255,
  words: {
    en: {
      certain: phrases(
        `chat app*, chat room*, group chat*, chatbot*, chat bot*, bot that, messenger*, messaging
        app*, instant messag*, message each other, text each other, read receipts,
        disappearing messages, ai companion*, pen pal*, messaging, messages between,
        letters between, chat with, write to somebody, bot, talks to, penpal*, video call,
        anonymous chat, answers the question*, anonymous helpline*, helpline for,
        walkie-talkie*, walkie talkie*, chat for, chat with strangers, messenger for,
        messaging for, messages to each other, video chat*, voice chat*, team chat, class
        chat, family chat, chat groups, secure messag*, encrypted messag*, private messag*,
        direct message*, customer chat, website chat, live chat for, support chat, bot for,
        telegram bot*, discord bot*, slack bot*, whatsapp bot*, whatsapp group*, answering
        questions about, answers questions about, answer questions about, conversation
        partner*, conversational agent, assistant that answers, talk to a, talk to someone,
        talk to strangers, crisis line, counselling line, sms service, ussd, is a chat,
        chat that, chat bubble, chat widget, chat between, chat window, chat service`,
      ),
      sign: phrases(
        `chats, live chat, write to each other, talk to each other, voice message*, voice note*,
        end-to-end encrypt*, virtual assistant*, answers questions, conversation*, write
        to, writes to, send a message, strangers, stranger, ask a question, helpline,
        hotline, listener*, anonymously, write back, writes back, replies in, live support,
        messages, message, text messages, texting, replies, reply, chatting, emoji*,
        stickers, typing indicator, online status, last seen, seen by, group of friends
        talk, in contact with, keep in touch, stay in touch, connect grandparents,
        counsellor*, volunteers answer, teenagers, interpreter, sign language video,
        translate messages, translated messages, push-to-talk, radio, phone call*, voice
        call*, calls, hand over to a human, human takes over, faq, asks the bot, llm, gpt,
        prompts, companion`,
      ),
      hint: phrases(`chat, video call*, sms, advice, talk, talking, inbox, typing, ask a`),
    },
    de: {
      certain: phrases(
        `chatbot*, messenger*, gruppenchat*, lesebestätigung*, chat-app*, chatroom*,
        nachrichten-app*, brieffreund*, chat-bot*, ki-assistent*, chat, chat mit, chatten,
        nachrichten an, sprachnachricht*, videoanruf*, direktnachricht*, mit fremden,
        sorgentelefon, seelsorge, beantwortet fragen`,
      ),
      sign: phrases(
        `nachrichten schreiben, chattet, einander schreiben, sich schreiben, unterhalten,
        nachrichten austauschen, ende-zu-ende*, sprachassistent*, anonym schreiben, fragen
        stellen, fragen beantworten, rat suchen, ratsuchende, antwort innerhalb, nachricht,
        nachrichten, fremden, schreiben sich, antwortet, antworten in, gespräch*,
        telefonieren, kanal, kanäle, anruf*, dolmetsch*`,
      ),
      hint: phrases(`chats, unterhaltung*, nachricht*`),
    },
    fr: {
      certain: phrases(
        `chatbot*, messagerie*, agent conversationnel, discussion de groupe, accusé de lecture,
        messagerie instantanée, messages privés, assistant conversationnel, assistant
        virtuel, salon de discussion, salons de discussion, discussion en direct, discuter
        avec, robot conversationnel, chat, discuter, tchat*, bot, inconnus, messages
        vocaux, message vocal, visio, ligne d'écoute, répond aux questions`,
      ),
      sign: phrases(
        `s'écrire, écrire à, appel vidéo, messages éphémères, envoyer des messages, échanger des
        messages, chiffré*, correspondant*, message*, conversation*, répondre, parler,
        échanger, anonyme, appel*, canal, bénévole répond`,
      ),
      hint: phrases(`discussion*, discut*`),
    },
    es: {
      certain: phrases(
        `chatbot*, mensajería, chat, chat grupal, enviarse mensajes, chat entre, chat con,
        mensajería instantánea, sala de chat, salas de chat, asistente conversacional, bot
        de, aplicación de mensajes, charlar, charla con, chatear, desconocidos, mensajes de
        voz, videollamada*, bot, línea de ayuda`,
      ),
      sign: phrases(
        `asistente virtual, chats, mensajes privados, mensaje de voz, responde preguntas, responde a
        las preguntas, cifrad*, escribirse, intercambiar mensajes, mensajes que
        desaparecen, mensaje*, conversa*, responde, anónimo, hablar con, llamada*, canal`,
      ),
      hint: phrases(`asistente, grupo de whatsapp`),
    },
    pt: {
      certain: phrases(
        `chatbot*, mensageiro*, bate-papo, chat, trocar mensagens, chat em grupo, chat entre, chat
        com, mensagens instantâneas, sala de chat, salas de bate-papo, assistente de
        conversa, robô de conversa, app de mensagens, conversar, conversar com,
        desconhecidos, mensagens de voz, videochamada*, bot, linha de apoio`,
      ),
      sign: phrases(
        `assistente virtual, chats, mensagens privadas, mensagem de voz, chamada de vídeo,
        assistente, responde perguntas, responde a perguntas, criptografad*, encriptad*,
        escrever uns aos outros, mensagens que desaparecem, mensagem, mensagens, conversa*,
        responde, anónimo, anônimo, falar com, chamada*, ligação, canal`,
      ),
      hint: phrases(`mensage*, grupo de whatsapp`),
    },
    it: {
      certain: phrases(
        `chatbot*, messaggistica, chat, chat di gruppo, scambiarsi messaggi, messaggistica
        istantanea, chat con, stanze di chat, assistente conversazionale, bot che, app di
        messaggi, gruppo di discussione, sportello di ascolto, scrivono quando, chattare,
        sconosciuti, messaggi vocali, videochiamat*, bot, linea di ascolto`,
      ),
      sign: phrases(
        `chat tra, assistente virtuale, conversar*, chattano, messaggi privati, messaggio vocale,
        assistente, risponde alle domande, scriversi, scambiare messaggi, messaggi che si
        cancellano, crittograf*, parlare con, ascolto, senza nome, risponde entro, la
        conversazione, scrivono, messaggi*, conversazion*, rispond*, anonimo, chiamat*,
        canale`,
      ),
      hint: phrases(`dialog*, messagg*, gruppo whatsapp`),
    },
    nl: {
      certain: phrases(
        `chatbot*, berichtenapp*, groepschat*, groepsgesprek*, chat, leesbevestiging*, chat-app*,
        chatapp*, chat tussen, berichtendienst*, chatroom*, messenger*, ai-assistent*,
        chatten, onbekenden, spraakbericht*, videobellen, bot, hulplijn`,
      ),
      sign: phrases(
        `chats, chatgesprek*, berichten sturen, berichten uitwisselen, privébericht*, videogesprek*,
        versleuteld*, beantwoordt vragen, vraag stellen, praten met, penvriend*,
        verdwijnende berichten, assistent die, bericht, berichten, gesprek*, antwoordt,
        anoniem praten, bellen, kanaal`,
      ),
      hint: phrases(`bericht*, appgroep*`),
    },
    pl: {
      certain: phrases(
        `chatbot*, czatbot*, komunikator*, rozmowy grupowe, czat, czatu, chat, czat między, pokój
        rozmów, pokoje rozmów, asystent ai, bot odpowiada, aplikacja do rozmów, prywatne
        wiadomości, bot dla, porozmawia*, czatow*, nieznajom*, wiadomości głosowe,
        wideorozmow*, bot, telefon zaufania`,
      ),
      sign: phrases(
        `wirtualny asystent, rozmawia*, rozmow*, pisać do siebie, wymieniać wiadomości, czaty,
        szyfrowan*, znikające wiadomości, asystent*, odpowiada na pytania, wiadomość
        głosow*, korespond*, wiadomoś*, odpowiada, kanał`,
      ),
      hint: phrases(`rozmów`),
    },
    ja: {
      certain: phrases(
        `チャットボット, メッセンジャー, グループチャット, トークルーム, メッセージを送り合, チャット, 会話, チャットアプリ, メッセージアプリ, トーク, 会話アプリ,
        音声通話, ビデオ通話, ai相談, 文通, チャットする, 知らない人, ボイスメッセージ, ボット, 相談窓口`,
      ),
      sign: phrases(
        `既読, 音声メッセージ, メッセージを送, やり取り, やりとり, 話し相手, 質問に答え, スタンプ, 対話, 話せる, メッセージ, 返事, 返信, 通話, 匿名で話`,
      ),
      hint: phrases(`相談, 連絡, 会話する`),
    },
    ar: {
      certain: phrases(
        `تطبيق مراسلة, روبوت محادثة, روبوت دردشة, دردشة جماعية, دردشة, محادثة, محادثات, مراسلة,
        تطبيق دردشة, رسائل فورية, غرف دردشة, غرفة دردشة, مساعد ذكي, روبوت, بوت, رسائل خاصة,
        دردشة صوتية, رسائل مشفرة, غرباء, رسائل صوتية, مكالمة فيديو`,
      ),
      sign: phrases(
        `يتحدث مع, التحدث, حوار, يراسل, تراسل, رسالة صوتية, مكالمات, يرد على الأسئلة, يجيب عن
        الأسئلة, مشفرة, تشفير, اختفاء الرسائل, صديق مراسلة, رسالة, رسائل, يرد, مكالمة`,
      ),
      hint: phrases(`مساعد, مجموعة واتساب, واتساب`),
    },
  },
};
