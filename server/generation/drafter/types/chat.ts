import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People, or a person and a bot, write to each other. */
export const chat: ProductType = {
  slug: 'chat',
  shell: 'chat',
  words: {
    en: {
      certain: phrases(
        `chat app*, chat room*, group chat*, chatbot*, chat bot*, bot that, messenger*, messaging
        app*, instant messag*, message each other, text each other, read receipts, disappearing
        messages, ai companion*, pen pal*, messaging, messages between, letters between, chat with,
        write to somebody, bot, talks to, penpal*, video call, anonymous chat, answers the
        question*`,
      ),
      sign: phrases(
        `chats, live chat, direct messages, write to each other, talk to each other, voice message*,
        voice note*, end-to-end encrypt*, virtual assistant*, answers questions, conversation*,
        write to, writes to, send a message, strangers, stranger, thread*, channel*, ask it, ask a
        question, helpline, hotline, listener*, anonymously, write back, writes back, answer within,
        replies in, live support, conversation`,
      ),
      hint: phrases(
        `chat, video call*, sms, advice, talk, talking, inbox, typing, companion, ask a`,
      ),
    },
    de: {
      certain: phrases(
        `chatbot*, messenger*, gruppenchat*, lesebestätigung*, chat-app*, chatroom*,
        nachrichten-app*, sprachnachrichten, brieffreund*, chat-bot*, ki-assistent*`,
      ),
      sign: phrases(
        `chatten, nachrichten schreiben, sprachnachricht*, beantwortet fragen, chattet,
        einander schreiben, sich schreiben, unterhalten, nachrichten austauschen, direktnachricht*,
        videoanruf*, ende-zu-ende*, sprachassistent*, anonym schreiben, fragen stellen,
        fragen beantworten, rat suchen, ratsuchende, antwort innerhalb`,
      ),
      hint: phrases('chats, gespräche, chat, unterhaltung*, nachricht*, gespräch'),
    },
    fr: {
      certain: phrases(
        `chatbot*, messagerie*, agent conversationnel, discussion de groupe, accusé de lecture,
        tchat, messagerie instantanée, messages privés, assistant conversationnel,
        assistant virtuel, salon de discussion, salons de discussion, discussion en direct,
        discuter avec, robot conversationnel, chat`,
      ),
      sign: phrases(
        `messages vocaux, tchat*, s'écrire, écrire à, appel vidéo, messages éphémères,
        envoyer des messages, échanger des messages, chiffré*, correspondant*,
        répond aux questions`,
      ),
      hint: phrases('conversation*, discussion*, bot, message*, discut*'),
    },
    es: {
      certain: phrases(
        `chatbot*, mensajería, chat, chat grupal, enviarse mensajes, chat entre, chat con,
        mensajería instantánea, sala de chat, salas de chat, asistente conversacional, bot de,
        aplicación de mensajes`,
      ),
      sign: phrases(
        `chatear, mensajes de voz, asistente virtual, chats, conversar, charlar, mensajes privados,
        mensaje de voz, videollamada*, responde preguntas, responde a las preguntas, cifrad*,
        escribirse, intercambiar mensajes, mensajes que desaparecen`,
      ),
      hint: phrases('conversaci*, asistente, mensaje*, grupo de whatsapp'),
    },
    pt: {
      certain: phrases(
        `chatbot*, mensageiro*, bate-papo, chat, trocar mensagens, chat em grupo, chat entre,
        chat com, mensagens instantâneas, sala de chat, salas de bate-papo, assistente de conversa,
        robô de conversa, app de mensagens`,
      ),
      sign: phrases(
        `mensagens de voz, assistente virtual, conversar, chats, mensagens privadas,
        mensagem de voz, videochamada*, chamada de vídeo, assistente, responde perguntas,
        responde a perguntas, criptografad*, encriptad*, escrever uns aos outros,
        mensagens que desaparecem, bot`,
      ),
      hint: phrases('conversas, conversa, mensage*, grupo de whatsapp'),
    },
    it: {
      certain: phrases(
        `chatbot*, messaggistica, chat, chat di gruppo, scambiarsi messaggi,
        messaggistica istantanea, chat con, stanze di chat, assistente conversazionale, bot che,
        app di messaggi, gruppo di discussione, sportello di ascolto, scrivono quando`,
      ),
      sign: phrases(
        `chat tra, chattare, messaggi vocali, assistente virtuale, conversar*, chattano,
        messaggi privati, messaggio vocale, videochiamat*, assistente, risponde alle domande,
        scriversi, scambiare messaggi, messaggi che si cancellano, crittograf*, parlare con, bot,
        ascolto, senza nome, risponde entro, la conversazione, scrivono`,
      ),
      hint: phrases('conversazion*, dialog*, messagg*, gruppo whatsapp'),
    },
    nl: {
      certain: phrases(
        `chatbot*, berichtenapp*, groepschat*, groepsgesprek*, chat, leesbevestiging*, chat-app*,
        chatapp*, chat tussen, berichtendienst*, chatroom*, messenger*, spraakberichten,
        ai-assistent*`,
      ),
      sign: phrases(
        `chatten, spraakbericht*, chats, chatgesprek*, berichten sturen, berichten uitwisselen,
        privébericht*, videobellen, videogesprek*, versleuteld*, beantwoordt vragen, vraag stellen,
        praten met, penvriend*, verdwijnende berichten, assistent die`,
      ),
      hint: phrases('gesprekken, gesprek, bot, bericht*, appgroep*'),
    },
    pl: {
      certain: phrases(
        `chatbot*, czatbot*, komunikator*, rozmowy grupowe, czat, czatu, chat, czat między,
        pokój rozmów, pokoje rozmów, asystent ai, bot odpowiada, aplikacja do rozmów,
        prywatne wiadomości, bot dla, porozmawia*`,
      ),
      sign: phrases(
        `czatowa*, wiadomości głosowe, wirtualny asystent, rozmawia*, rozmow*, wiadomości,
        pisać do siebie, wymieniać wiadomości, czaty, wideorozmow*, szyfrowan*,
        znikające wiadomości, asystent*, odpowiada na pytania, wiadomość głosow*, korespond*, bot`,
      ),
      hint: phrases('rozmów, wiadomoś*'),
    },
    ja: {
      certain: phrases(
        `チャットボット, メッセンジャー, グループチャット, トークルーム, メッセージを送り合, チャット, 会話, チャットアプリ, メッセージアプリ, トーク, 会話アプリ,
        音声通話, ビデオ通話, ai相談, 文通`,
      ),
      sign: phrases(
        '既読, 音声メッセージ, メッセージを送, やり取り, やりとり, 話し相手, ボット, 質問に答え, スタンプ, 対話, 話せる',
      ),
      hint: phrases('メッセージ, 相談, 返信, 連絡, 会話する, 返事'),
    },
    ar: {
      certain: phrases(
        `تطبيق مراسلة, روبوت محادثة, روبوت دردشة, دردشة جماعية, دردشة, محادثة, محادثات, مراسلة,
        تطبيق دردشة, رسائل فورية, غرف دردشة, غرفة دردشة, مساعد ذكي, روبوت, بوت, رسائل خاصة,
        دردشة صوتية, رسائل مشفرة`,
      ),
      sign: phrases(
        `رسائل صوتية, يتحدث مع, التحدث, حوار, يراسل, تراسل, رسالة صوتية, مكالمات, مكالمة فيديو,
        يرد على الأسئلة, يجيب عن الأسئلة, مشفرة, تشفير, اختفاء الرسائل, صديق مراسلة`,
      ),
      hint: phrases('رسائل, مساعد, رسالة, مجموعة واتساب, واتساب'),
    },
  },
  texts: {
    label: 'messenger',
    roles: ['members', 'moderators', 'newcomers'],
    requirements: [
      'A message shows whether it is sending, sent, delivered or failed, and can be sent again',
      'Messages written without a network go out in order as soon as there is one',
      'The list of conversations shows the last line and the number of unread messages',
      'A reply quotes the message that it answers, and a tap leads back to it',
      'A sender can edit or take back a message for 15 minutes, and others see that it was changed',
      'A member can mute, block or report, and the other side is not told',
      'Search finds a word in all conversations and opens the place with its surroundings',
      'Quiet hours hold back alerts, except from people marked as urgent',
      'Where a bot answers, it says so, and a person can be called in at any point',
    ],
    qualities: [
      'A message arrives within a second when both sides are online',
      'The order of messages is the same on every device',
      'A conversation of 10,000 messages opens at the first unread one without delay',
      'It is stated in plain words who can read a conversation, operators included',
    ],
    risks: [
      'Nobody comes alone: without friends or colleagues in it, the messenger stays silent',
      'Groups grow noisy, people mute everything, and what matters is missed',
      'Strangers harass members, and reports pile up unread over the weekend',
      'A bot gives a wrong answer in a sure tone, and someone acts on it',
    ],
    questions: [
      'Why would people leave the messenger in which their contacts already are?',
      'Who can start a conversation with whom, and how do they find each other?',
      'Who reads reported messages, how fast, and how is that possible if they are encrypted?',
      'How long are messages kept, and what remains when one side leaves?',
      'Does a bot take part, and what may it say or do without a person?',
    ],
    entities: [
      {
        name: 'Conversation',
        fields: ['title', 'members', 'last message', 'unread', 'muted until'],
        states: ['requested', 'new', 'waiting for reply', 'answered', 'muted', 'archived'],
        relations: ['A conversation has at least two members and many messages.'],
      },
      {
        name: 'Message',
        fields: ['sender', 'text', 'attachment', 'sent at', 'reply to'],
        states: ['sending', 'sent', 'delivered', 'read', 'failed', 'taken back'],
        relations: ['A message belongs to one conversation and may answer another message.'],
      },
      {
        name: 'Member',
        fields: ['name', 'picture', 'last seen', 'quiet hours'],
        states: ['invited', 'active', 'blocked', 'left'],
        relations: ['A member takes part in many conversations.'],
      },
      {
        name: 'Report',
        fields: ['message', 'reason', 'reported by', 'decision'],
        states: ['open', 'in review', 'upheld', 'dismissed'],
        relations: ['A report is about one message and is decided by one moderator.'],
      },
    ],
    screens: ['Conversations', 'Conversation', 'New conversation', 'Search', 'Reports'],
    action: 'Reply',
    records: [
      {
        title: 'Choir, second altos',
        detail: 'Nadia: Who can bring the folders?',
        state: 'new',
        figure: '4 unread',
      },
      {
        title: 'Oskar Lind',
        detail: 'You: Is the flat still free in July?',
        state: 'waiting for reply',
        figure: '09:42',
      },
      {
        title: 'Stairwell 12',
        detail: 'Mr Abara: Parcel is with me, 3rd floor',
        state: 'answered',
        figure: '08:15',
      },
      {
        title: 'Mei Tanaka',
        detail: 'Wants to write to you about piano lessons',
        state: 'requested',
        figure: 'Tue',
      },
      {
        title: 'Parents of class 4b',
        detail: 'Ruth: Photos from the trip (23)',
        state: 'muted',
        figure: '57 unread',
      },
      {
        title: 'House move 2023',
        detail: 'Dario: Last box is out, thank you all',
        state: 'archived',
        figure: '9 members',
      },
    ],
  },
};
