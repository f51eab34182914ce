import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People play, alone or against each other. */
export const game: ProductType = {
  slug: 'game',
  shell: 'game',
  words: {
    en: {
      certain: phrases(
        `video game*, mini-game*, card game*, word game*, party game*, multiplayer, single-player,
        play against, high score*, highscore*, dungeon*, platformer, roguelike, power-up*, game
        about, small game, mobile game, two-player, two player, players, player, co-op game, puzzle
        game, high score, boss fight, pixel art, godot, unity, unreal engine, steam, itch.io,
        endings, game jam, duel, seven letters, best of five, best of three, takes the round, loser,
        puzzle*, levels`,
      ),
      sign: phrases(
        `game, board game*, player*, opponent*, enemies, leaderboard*, dice, treasure hunt*, escape
        room*, riddle*, trivia, chess, guess the, play, plays, win, wins, winner, lose, loses,
        guess, guesses, cards, deck, enemy, tile*, maze, controller, quest*, unlock*, team of,
        teams, hint*, turn-based, quiz, guessing, playable, sprites, demo, playtest*, longest word,
        collects points, monsters, monster, creature*, catch the, adventure, bluff, rival*, beats,
        seconds on the clock, sixty seconds, clue*, mystery, mysteries, word of the day, dragon*,
        undo, grid, daily level`,
      ),
      hint: phrases(
        `round, rounds, score, scores, points, level, lives, board, character*, story, stories, beat
        the, keyboard, letters, ship, ships, fun, timer, song, party, challenge*`,
      ),
    },
    de: {
      certain: phrases(
        `spiel, videospiel*, kartenspiel*, bestenliste*, ein spiel, ein kleines spiel, minispiel*,
        multiplayer, *spiel, spielrunde*, highscore*, punktestand, mitspieler*, rätselspiel*,
        ratespiel*, schnitzeljagd*, escape room*, escape-room*`,
      ),
      sign: phrases(
        `spiele, spieler*, brettspiel*, rätsel*, gegner*, würfel*, spielen, spielt, gewinnt, punkte,
        level, rangliste*, runde, runden, zufallskarte*, kartendeck*, quizduell*, spielfeld*,
        spielfigur*, bot-gegner, schach, rallye, *rallye`,
      ),
      hint: phrases('karten, sieg, münzen'),
    },
    fr: {
      certain: phrases(
        `jeu vidéo, jeu de cartes, un jeu, multijoueur*, meilleur score, jeu de, jeu mobile,
        mini-jeu*, partie de, jeu d'énigmes, chasse au trésor, escape game, quiz musical`,
      ),
      sign: phrases(
        `jeu de société, joueur*, joueuse*, énigme*, adversaire*, jouer, manche*, plateau, deviner,
        dés, équipe adverse, gagne*, classement, tour par tour`,
      ),
      hint: phrases(
        'joue, points, score*, niveau*, cartes, jeux, partie*, indice*, règles du jeu, vies',
      ),
    },
    es: {
      certain: phrases(
        `un juego, videojuego*, juego de cartas, multijugador, juego de mesa, juego para,
        juego móvil, minijuego*, juego de preguntas, juego de palabras, búsqueda del tesoro,
        sala de escape, trivial`,
      ),
      sign: phrases(
        `juego, jugador*, rompecabezas, rival*, jugar, juega*, juegos, puntuación, puntaje, dados,
        adivin*, ranking, ronda*, tablero`,
      ),
      hint: phrases('partida*, puntos, nivel*, carta*, gana*, equipo contrario, turno, premio*'),
    },
    pt: {
      certain: phrases(
        `um jogo, videojogo*, jogo de cartas, multijogador, pontuação máxima, jogo de, jogo para,
        jogo multijogador, minijogo*, caça ao tesouro, quiz, jogo de tabuleiro, jogo de perguntas,
        palavras cruzadas`,
      ),
      sign: phrases(
        `jogo, jogador*, quebra-cabeça*, adversário*, charada*, jogar, joga, partida*, placar,
        níveis, rodada*, adivinh*, ranking, equipa adversária, vence*, tabuleiro, pistas`,
      ),
      hint: phrases(
        'jogos, pontos, fase, fases, nível, cartas, pontuação, prêmio*, turno, desafio*',
      ),
    },
    it: {
      certain: phrases(
        `un gioco, videogioc*, gioco di carte, multigiocatore, rompicapo, gioco a, gioco di,
        gioco da tavolo, minigioco*, caccia al tesoro, tombola, escape room, quiz a squadre,
        cruciverba`,
      ),
      sign: phrases(
        `gioco, giocator*, avversari*, giocare, gioca, giochi, partit*, punteggio, classifica, dadi,
        sfid*, vince, vincere, squadra avversaria, indovin*, turno di gioco, tabellon*, mosse,
        quiz`,
      ),
      hint: phrases('punti, livell*, carte, premi*, round, regole del gioco'),
    },
    nl: {
      certain: phrases(
        `spel, een spel, spelletje*, computerspel*, kaartspel*, een spelletje, *spel, *spellen,
        spellen, minigame*, quiz waarin, speurtocht*, escaperoom*, escape room*, multiplayer,
        woordspel*, pubquiz*`,
      ),
      sign: phrases(
        `bordspel*, speler*, puzzel*, tegenstander*, dobbelst*, spelen, speelt, level*, ronde,
        rondes, raden, ranglijst*, winnen, wint, tegen elkaar, schat*, tegenspeler*`,
      ),
      hint: phrases('punten, score*, niveau*, kaarten, bord, beurt, prijzen, hint*'),
    },
    pl: {
      certain: phrases(
        `gra karciana, gra komputerowa, łamigłów*, gra w, gra miejska, quiz drużynowy, escape room,
        krzyżówk*, gra słowna, gra logiczna`,
      ),
      sign: phrases(
        `gra, gra planszowa, grę, gry, gracz*, zagad*, przeciwnik*, wieloosobow*, gram, grać,
        plansz*, kości, zgadywan*, ranking*, rund*, wygrywa*, rywal*, turniej quizowy, podpowied*,
        skarb*, drużyn*, tura, tury`,
      ),
      hint: phrases('punkt*, poziom*, karty, nagrod*, wynik, żyć'),
    },
    ja: {
      certain: phrases(
        `ゲーム, 対戦, ステージをクリア, ハイスコア, 謎解き, ミニゲーム, ボードゲーム, カードゲーム, クイズゲーム, 脱出ゲーム, 宝探し, しりとり, 協力プレイ,
        すごろく, 妖怪, 集める子ども, モンスター, 三択`,
      ),
      sign: phrases(
        `プレイヤー, パズル, なぞなぞ, サイコロ, プレーヤー, 遊ぶ, 遊べる, 遊び, スコア, 得点, レベル, ランキング, 対戦相手, 勝敗, ステージ, ターン, 手札,
        カードを引, キャラクター, アイテム, 仲間になる, 正解, 集める, クリア, 敵, 冒険, すると勝, 何体`,
      ),
      hint: phrases('勝ち, ポイント, ルール'),
    },
    ar: {
      certain: phrases(
        `لعبة, اللعب ضد, متعددة اللاعبين, لوحة المتصدرين, لعبة ألغاز, لعبة أسئلة, لعبة كلمات,
        لعبة جماعية, لعبة ورق, لعبة لوحية, البحث عن الكنز, غرفة هروب, لعبة فيديو, ألعاب فيديو`,
      ),
      sign: phrases(
        `ألعاب*, لاعب*, ألغاز*, لغز, مراحل اللعب*, يلعب, تلعب, اللعب, اللاعب*, نقاط, مستوى, مستويات,
        مراحل اللعبة, جولة, جولات, فوز, يفوز, خصم, المتصدرين, نرد, تحدي, تحديات, ورق اللعب, فريقان,
        يتنافسان, الفائز`,
      ),
      hint: phrases('بطاقات, جائزة, فريقين'),
    },
  },
  texts: {
    label: 'game',
    roles: ['players', 'newcomers', 'level designers'],
    requirements: [
      'The first round starts within 30 seconds of opening, with no account and no tutorial to read',
      'A round can be left at any moment and goes on at the same point a week later',
      'The result screen says what decided the round and starts the next one with one tap',
      'Difficulty rises after two wins in a row and eases after three losses',
      'A leaderboard covers friends and the current week, so that newcomers can reach the top',
      'When an opponent leaves, the computer takes over or the round is won after 60 seconds',
      'The daily challenge is the same for everybody and can be played once',
      'Sound, vibration and flashing effects can be switched off one by one',
      'A level designer can change and try a level without a new release of the game',
    ],
    qualities: [
      'The game runs at 60 frames per second on a five-year-old mid-range phone',
      'A tap or key shows its effect within 100 milliseconds',
      'Scores are checked on the server, so that an invented one never reaches the leaderboard',
      'What is shown by colour is also shown by shape or told by sound',
    ],
    risks: [
      'The novelty is gone after a few rounds, and nothing calls players back',
      'One strategy always wins, and the rest of the game goes unplayed',
      'Cheats take over the leaderboard, and honest players leave',
      'Matches need more players online than there are, so people wait alone',
    ],
    questions: [
      'What does a player do over and over, and why is it still fun the fiftieth time?',
      'How long is a round, and where is it played: on a bus, at a desk, around a table?',
      'Does a player face other people, the computer or only their own record?',
      'How much of winning is skill, and how much is luck?',
      'What does a player lose by losing?',
    ],
    entities: [
      {
        name: 'Round',
        fields: ['mode', 'level', 'players', 'score', 'duration'],
        states: ['waiting', 'playing', 'paused', 'won', 'lost'],
        relations: ['A round is played on one level by one or more players.'],
      },
      {
        name: 'Player',
        fields: ['nickname', 'rating', 'best score', 'playing since'],
        states: ['guest', 'registered', 'banned'],
        relations: ['A player has many rounds.'],
      },
      {
        name: 'Level',
        fields: ['number', 'name', 'aim', 'difficulty'],
        states: ['locked', 'open', 'passed'],
        relations: ['A level opens once the level before it has been passed.'],
      },
      {
        name: 'Challenge',
        fields: ['day', 'level', 'time limit', 'best result'],
        states: ['announced', 'running', 'over'],
        relations: ['A challenge has at most one round for each player.'],
      },
    ],
    screens: ['Start', 'Game', 'Result', 'Leaderboard'],
    action: 'Play',
    records: [
      {
        title: 'Daily challenge',
        detail: 'Three moves left, faster than 81 % of players',
        state: 'won',
        figure: '1,480 points',
      },
      {
        title: 'Level 7: The Old Mill',
        detail: 'Two of three keys found',
        state: 'playing',
        figure: '620 points',
      },
      {
        title: 'Duel with Mina',
        detail: 'Her turn, 14 hours left to move',
        state: 'waiting',
        figure: '2 : 1',
      },
      {
        title: 'Level 6: Night Ferry',
        detail: 'Out of time at the last gate',
        state: 'lost',
        figure: '905 points',
      },
      {
        title: 'Practice round',
        detail: 'Against the computer, medium',
        state: 'paused',
        figure: '3:12 min',
      },
      {
        title: 'Friday night four',
        detail: 'With Jonas, Aiko and Rui',
        state: 'won',
        figure: '2,015 points',
      },
    ],
  },
};
