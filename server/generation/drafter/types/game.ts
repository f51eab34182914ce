import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People play, alone or against each other. */
export const game: KnownType = {
  slug: 'game',
  hue: 305,
  words: {
    en: {
      certain: phrases(
        `video game*, mini-game*, card game*, word game*, party game*, multiplayer, single-player,
        play against, high score*, highscore*, dungeon*, platformer, power-up*, game about,
        small game, two-player, two player, players, player, co-op game, boss fight, pixel
        art, godot, unity, unreal engine, steam, itch.io, endings, game jam, duel, seven
        letters, best of five, best of three, takes the round, loser, puzzle*, platform
        jumper, jump and run, jump 'n' run, arcade*, puzzle game*, board game*, mobile
        game*, browser game*, quiz battle*, roguelike*, role-playing*, tower defen*, idle
        game*, racing game*, endless runner*, tetris, sudoku, crossword*, chess, checkers,
        minesweeper, pinball, hangman, bingo, trivia, pub quiz, scavenger hunt*, treasure
        hunt*, text adventure*, interactive fiction, virtual pet, word puzzle*, brain
        teaser*, dice roller, play as`,
      ),
      sign: phrases(
        `game, player*, opponent*, enemies, leaderboard*, dice, escape room*, riddle*, guess the,
        play, plays, win, wins, winner, lose, loses, guess, guesses, cards, deck, enemy,
        tile*, controller, unlock*, team of, teams, hint*, turn-based, quiz, guessing,
        playable, sprites, demo, playtest*, longest word, collects points, monsters,
        monster, creature*, catch the, adventure, bluff, rival*, beats, seconds on the
        clock, sixty seconds, clue*, mystery, mysteries, word of the day, dragon*, undo,
        grid, daily level, collects coins, collect coins, frog, spaceship*, alien*, maze*,
        jump over, jumps over, dodge*, shoot*, enemies lives, win or lose, wins the round,
        2-player, single player, guess which, deck of, cards in hand, joystick, keyboard
        arrows, skins, save game, cutscene*, difficulty level*, beginner level`,
      ),
      hint: phrases(
        `round, rounds, scores, points, character*, story, stories, beat the, keyboard, ships, fun,
        timer, song, party, challenge*`,
      ),
    },
    de: {
      certain: phrases(
        `spiel, videospiel*, kartenspiel*, bestenliste*, ein spiel, ein kleines spiel, minispiel*,
        multiplayer, *spiel, spielrunde*, highscore*, punktestand, mitspieler*, ratespiel*,
        schnitzeljagd*, escape room*, escape-room*, quizspiel, wortspiel, brettspiel,
        denkspiel, rätsel*, spielfigur*, rangliste der spieler, mehrspieler*,
        einzelspieler*, *spiele`,
      ),
      sign: phrases(
        `spiele, spieler*, brettspiel*, gegner*, würfel*, spielen, spielt, gewinnt, punkte, level,
        rangliste*, runde, runden, zufallskarte*, kartendeck*, quizduell*, spielfeld*,
        bot-gegner, schach, rallye, *rallye, verliert, leben verlieren, zug um zug,
        tippspiel*`,
      ),
      hint: phrases(`karten, sieg, münzen`),
    },
    fr: {
      certain: phrases(
        `jeu vidéo, jeu de cartes, un jeu, multijoueur*, meilleur score, jeu de, jeu mobile,
        mini-jeu*, partie de, jeu d'énigmes, chasse au trésor, escape game, quiz musical,
        jeu, jeu de mots, jeu de société, jeux, énigme*, devinette*, mots croisés, quiz`,
      ),
      sign: phrases(
        `joueur*, joueuse*, adversaire*, jouer, manche*, plateau, deviner, dés, équipe adverse,
        gagne*, classement, tour par tour, joue, partie, parties, perd, score, niveau,
        niveaux, points, indices, solo`,
      ),
      hint: phrases(`score*, niveau*, cartes, partie*, indice*, règles du jeu, vies`),
    },
    es: {
      certain: phrases(
        `un juego, videojuego*, juego de cartas, multijugador, juego de mesa, juego para, juego
        móvil, minijuego*, juego de preguntas, juego de palabras, búsqueda del tesoro, sala
        de escape, trivial, juego, juegos, adivinanza*, crucigrama*, acertijo*`,
      ),
      sign: phrases(
        `jugador*, rompecabezas, rival*, jugar, juega*, puntuación, puntaje, dados, adivin*,
        ranking, ronda*, tablero, partida*, puntos, nivel*, gana, pierde, pista del juego`,
      ),
      hint: phrases(`carta*, gana*, equipo contrario, turno, premio*`),
    },
    pt: {
      certain: phrases(
        `um jogo, videojogo*, jogo de cartas, multijogador, pontuação máxima, jogo de, jogo para,
        jogo multijogador, minijogo*, caça ao tesouro, quiz, jogo de tabuleiro, jogo de
        perguntas, palavras cruzadas, jogo de palavras, jogo, jogos, adivinha*, charada*`,
      ),
      sign: phrases(
        `jogador*, quebra-cabeça*, jogar, joga, partida*, placar, níveis, rodada*, adivinh*,
        ranking, equipa adversária, vence*, tabuleiro, pistas, pontos, nível, ganha, perde,
        adversári*`,
      ),
      hint: phrases(`fase, fases, cartas, pontuação, prêmio*, turno, desafio*`),
    },
    it: {
      certain: phrases(
        `un gioco, videogioc*, gioco di carte, multigiocatore, rompicapo, gioco a, gioco di, gioco
        da tavolo, minigioco*, caccia al tesoro, tombola, escape room, quiz a squadre,
        cruciverba, gioco di parole, gioco, giochi, indovinell*, enigma, enigmi, quiz`,
      ),
      sign: phrases(
        `giocator*, avversari*, giocare, gioca, partit*, punteggio, classifica, dadi, sfid*, vince,
        vincere, squadra avversaria, indovin*, turno di gioco, tabellon*, mosse, punti,
        livell*, perde, manche`,
      ),
      hint: phrases(`carte, premi*, round, regole del gioco`),
    },
    nl: {
      certain: phrases(
        `spel, een spel, spelletje*, computerspel*, kaartspel*, een spelletje, *spel, *spellen,
        spellen, minigame*, quiz waarin, speurtocht*, escaperoom*, escape room*,
        multiplayer, woordspel*, pubquiz*, *spelletje, *game, bordspel, raadsel*,
        kruiswoord*, puzzel*, quiz`,
      ),
      sign: phrases(
        `bordspel*, speler*, tegenstander*, dobbelst*, spelen, speelt, level*, ronde, rondes, raden,
        ranglijst*, winnen, wint, tegen elkaar, schat*, tegenspeler*, potje, punten,
        verliest`,
      ),
      hint: phrases(`score*, niveau*, kaarten, bord, beurt, prijzen, hint*`),
    },
    pl: {
      certain: phrases(
        `gra karciana, gra komputerowa, łamigłów*, gra w, gra miejska, quiz drużynowy, escape room,
        krzyżówk*, gra słowna, gra logiczna, gra, gry, gra planszowa, zagadk*, quiz*`,
      ),
      sign: phrases(
        `grę, gracz*, zagad*, przeciwnik*, wieloosobow*, gram, grać, plansz*, kości, zgadywan*,
        ranking*, rund*, wygrywa*, rywal*, turniej quizowy, podpowied*, skarb*, drużyn*,
        tura, tury, rozgrywk*, punkty, poziom*, przegrywa`,
      ),
      hint: phrases(`punkt*, karty, nagrod*, wynik, żyć`),
    },
    ja: {
      certain: phrases(
        `ゲーム, 対戦, ステージをクリア, ハイスコア, 謎解き, ミニゲーム, ボードゲーム, カードゲーム, クイズゲーム, 脱出ゲーム, 宝探し, しりとり, 協力プレイ,
        すごろく, 妖怪, 集める子ども, モンスター, 三択, 言葉遊び, パズル, クイズ, なぞなぞ, クロスワード`,
      ),
      sign: phrases(
        `プレイヤー, サイコロ, プレーヤー, 遊ぶ, 遊べる, 遊び, スコア, 得点, レベル, ランキング, 対戦相手, 勝敗, ステージ, ターン, 手札, カードを引,
        キャラクター, アイテム, 仲間になる, 正解, 集める, クリア, 敵, 冒険, すると勝, 何体, 勝ち, 負け, ラウンド`,
      ),
      hint: phrases(`ポイント, ルール`),
    },
    ar: {
      certain: phrases(
        `لعبة, اللعب ضد, متعددة اللاعبين, لوحة المتصدرين, لعبة ألغاز, لعبة أسئلة, لعبة كلمات, لعبة
        جماعية, لعبة ورق, لعبة لوحية, البحث عن الكنز, غرفة هروب, لعبة فيديو, ألعاب فيديو,
        ألعاب, لغز, ألغاز, كلمات متقاطعة, مسابقة`,
      ),
      sign: phrases(
        `ألعاب*, لاعب*, ألغاز*, مراحل اللعب*, يلعب, تلعب, اللعب, اللاعب*, نقاط, مستوى, مستويات,
        جولة, جولات, فوز, يفوز, المتصدرين, نرد, تحدي, تحديات, ورق اللعب, فريقان, يتنافسان,
        الفائز, يخسر`,
      ),
      hint: phrases(`بطاقات, جائزة, فريقين`),
    },
  },
};
