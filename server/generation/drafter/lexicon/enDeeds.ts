import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** More concepts of English contradictions: what is done with what, and by what means. */
export const enDeeds: Oppositions['concepts'] = {
  behaviour: phrases(
    'open*, read, clicked, clicks, visited, visits, watched, looked at, behaviour, behavior, usage, spent, scrolled, used, searches, searched, bought',
  ),
  'how long': phrases(
    'how long, how often, how many times, time spent, when exactly, for how many minutes, every step, every click, which pages',
  ),
  ads: phrases(
    `ad, ads, commercial, commercials, commercial break, advert, adverts, advertising, advertisement, advertisements, commercials, sponsors, banner, banners, advertise, advertises, commercial offers`,
  ),
  sponsored: phrases(
    `sponsored, sponsored posts, advertising revenue, financed by ads, financed by advertising, ad revenue, paid placement, paid placements, promoted, sponsor's, sponsors', partner offers, promotions, promotion of, promote, promotes, featured for a fee, offers from partners, affiliate, affiliate links, product placement`,
  ),
  notification: phrases(
    `notification, notifications, push, reminder, reminders, alert, alerts, messages, text message, sms, ping, pings, nudge, nudges, push message, push messages, push notifications, text messages, pop-ups, popups, notices, message`,
  ),
  notify: phrases(
    `notify, notifies, notified, remind, reminds, reminded, alerts the, alerts them, is alerted, are alerted, nags, pings, texts the, is pinged, are pinged, gets pinged, wakes, woken, rings, vibrates, buzzes, sends a reminder, sends reminders, gets a reminder, get a reminder, gets a push, get a push, gets a text, get a text, gets a message, get a message, is messaged, alarm goes off, calls the, reminds you, reminds me, reminds them, reminds her, reminds him, rings at, beeps at, sends a message, daily reminder, weekly reminder`,
  ),
  'write to': phrases(
    `write to, writes to, contact, bother, disturb, nag, interrupt, ring, buzz, buzz or beep, beep, ping, pinged, pester, annoy, push anything, wake, wakes, message them, message anyone, email them, mail them, text them, spam, disturbs, disturbs you, bothers, nags, interrupts, pesters, annoys`,
  ),
  mail: phrases(
    'e-mail, e-mails, email, emails, mail, mails, newsletter, newsletters, e-mailed, emailed',
  ),
  'by mail': phrases('by e-mail, by email, per e-mail, by text message, by sms, per sms'),
  'ask for': phrases('address, addresses, inbox, account'),
  get: phrases(
    'get, gets, receive, receives, received, sent, sends, send, goes to, arrives, is told, are told, gives, given, informed, shown',
  ),
  'goes out': phrases(
    'goes out, go out, sent, sends, send, arrives, arrive, pops up, pop up, appears, reaches, every morning, every evening, every week',
  ),
  automatic: phrases(
    'automatic, automatically, fully automated, automated, by itself, on its own, by an algorithm, by the system alone',
  ),
  human: phrases('human, humans, anyone, anybody, manual, somebody'),
  staffed: phrases(
    `staff, personnel, employees, attendant, attendants, clerk, clerks, operator, operators, human, humans, agent, agents, human being, people involved, colleague, colleagues, telephone support, support team, person involved, guide, guides, receptionist, receptionists, cashier, cashiers, ranger, rangers, volunteer, volunteers, somebody, someone, a person, caretaker, advisor, adviser, advisers, advisors, nurse, nurses, librarian, librarians, host, hosts, trainer, trainers, people`,
  ),
  decide: phrases(
    'decide*, look*, intervene*, involve*, check*, approve*, review*, touch*, needed, in the loop, step*',
  ),
  approval: phrases(
    `approval, review, sign-off, confirmation, moderation, check, approving, intervention, consent, permission, agree, asking, say yes, waiting for, authorisation, authorization, vetting, going through, saying yes`,
  ),
  rules: phrases('rules, rule, algorithm, formula, system, scores, points, computer'),
  'by hand': phrases(
    'manually, by hand, manual review, human review, signs off, must approve, has to approve',
  ),
  approve: phrases(
    `approve, approves, approved, sign, signs, review, reviews, reviewed, confirm, confirms, confirmed, sign off, signs off, decide, decides, vote, votes, casts votes, look over, looks over, vet, vets, verify, verifies, moderate, moderates, consent, consents, agree, agrees, ok, okay, say yes, says yes, permission, allow, allows, accept, accepts, authorise, authorises, authorize, authorizes, countersign, countersigns, give the nod, green light, look through, looks through, checks, check, screened, screen`,
  ),
  answer: phrases(
    `answer, answers, answered, reply, replies, pick up, picks up, respond, responds, help, helps, take over, takes over, call back, calls back, chat with, talk, talks, greet, greets, serve, serves, hand out, hands out, advise, advises, hands, hand, sits, sit, waits, explain, explains, checks in, check in, lets in, let in, welcomes, welcome, show them, shows them, opens the, collects, collect, supervises, supervise, checks tickets, checks the, checks each, cleans, looks after, takes the`,
  ),
  moderate: phrases(
    `moderation, moderator, moderators, moderate, moderated, moderates, censorship, censor, censored, pre-screening, vetting, vet, vets, vetted, pre-moderation, gatekeeper, gatekeepers, editorial review, filter, filters`,
  ),
  post: phrases(
    `post, posts, comment, comments, review, reviews, entry, entries, message, messages, photo, photos, article, articles, contribution, contributions, listing, listings, story, stories, offer, offers, notice, notices, page, pages, upload, uploads, whatever, picture, pictures, question, questions, recipe, recipes, text, texts, posting, postings, clip, clips, video, videos, answer, answers`,
  ),
  appear: phrases(
    `appear, appears, go up, goes up, published, visible, online, go live, goes live, gone live, appears online, is up`,
  ),
  'appears after': phrases(
    `before others, before it is published, before it goes, before they go, before it appears, before they appear, before publication, before being published, before anyone, before it becomes, gets to see it, before posting, only then, before the public, before it goes live, before it is shown, before others see, before anyone sees, first looks, before they see, before they go online, before release`,
  ),
  unchecked: phrases(
    `the moment, unchecked, immediately, at once, straight away, without any check, without review, right away, online at once, nobody vets, nobody checks, no one vets, no one checks, as it is`,
  ),
  cash: phrases(
    `cash, coin, coins, banknotes, notes and coins, bills and coins, small change, coin box, cash box, in notes, hard cash, bank notes, banknotes or coins, coins or notes`,
  ),
  register: phrases('cash register, cash desk, cash back, change my, change their, changes'),
  card: phrases(
    `card, cards, contactless, card payment, card payments, credit card, debit card, by card, bank transfer, online payment, paypal, apple pay, terminal, card reader, watch, phone, app, twint, google pay, stripe, wire transfer, mobile payment`,
  ),
  take: phrases(
    'take, takes, taken, accept, accepts, accepted, allowed, welcome, collect, collects, hand over, hands over, in, pay, pays, paid, bring, count',
  ),
  change: phrases(
    `change, changes, changed, changing, alter, alters, altered, edit, edits, edited, editing, editable, modify, modifies, modified, amend, amends, amended, undo, undone, withdraw, withdraws, withdrawn, take back, takes back, cancel, cancels, cancelled, canceled, correct, corrects, corrected, revise, revises, revised, reopen*, adjust, adjusts, adjusted, rewrite, overwrite, update, updates, updated, reschedule, reschedules, swap, move, moved, revoke, reconsider, fix, fixes, touched, put right, puts right, take out, takes out, rework, tweak, redo, pull back, pulls back, recall, rephrase, make changes, delete, deletes, remove, removes, fixing, correcting, re-open, typo, shift their, shifts their, postpone, postpones, postponed, rebook, rebooks, rebooked, switch to another, extend, polish, polishes, polished, improve, improves, refine, refines, swap out, update their`,
  ),
  touch: phrases(
    'touched, touch, change, changed, altered, reopened, edited, undone, taken back, moved',
  ),
  pick: phrases(
    'pick, picks, choose, chooses, select, selects, change, changes, cancel, cancels, vote, votes, edit, decide',
  ),
  look: phrases('look, looking, view, viewing, read, reading, see, seeing, for looking, display'),
  ahead: phrases(
    `in advance, beforehand, upfront, up front, ahead, before the, prior to, in full when, right when they book, first and then, before they start`,
  ),
  afterwards: phrases(
    `afterwards, after, when returned, on return, at the end, on site, on the spot, in the shop, on delivery, later, once done, when it is returned, when done, at pick-up, on arrival, on collection, when they leave, at the counter, when the, at the door, monthly in arrears, at the shop, when they pick up, on pick-up, when collecting, when they collect, when they come, in person, once it is done, when it is done, once the job`,
  ),
  settle: phrases('settle, settles, settled, bill, billed, invoice, invoiced'),
  'on booking': phrases(
    `when they book, when booking, at booking, while reserving, when reserving, while booking, at the time of booking, on booking, upon booking, at checkout, when ordering, with the order, when they reserve, to hold, to reserve, to secure, to book, when signing up, on ordering, ordering, before delivery, right away, immediately, when they order, is reserved, is booked, is ordered, are reserved, are booked, are ordered`,
  ),
  deposit: phrases(
    `deposit, down payment, prepayment, advance payment, downpayment, pay in advance, pays in advance, payable in advance, paid in advance`,
  ),
  invited: phrases(
    `invited, invitation, invitations, vouch*, recommended, recommendation, referred, referral, through a friend, through a member, by a member, an invite, introduced, an invitation is, invitation is required, needs an invitation, vetted`,
  ),
  join: phrases(
    'join, joins, register, registers, sign up, take part, takes part, participate, grab, book, enter, come, comes, attend, become a member, walk in, create a, apply, get in, take a seat, sees it, turn up, reserve',
  ),
  install: phrases(
    'install, installs, installed, installation, installing, download, downloads, downloaded, fetch anything, app to install',
  ),
  'app store': phrases(
    'app store, play store, app stores, anything from a store, from a store, from the store, google play',
  ),
  put: phrases(
    'put, puts, install, installs, download, downloads, load, loads, have, carry, get, keep',
  ),
  nothing: phrases('nothing, no data, none, no entries, not store anything, no trace'),
  compare: phrases('compare, compares, compared, comparison'),
  'past time': phrases(
    `last year, last month, last week, earlier years, previous years, years ago, past years, past months, the past, earlier, history, previous month, over the years, months ago, past sessions, yesterday, last season, last term, last autumn, previous seasons, earlier visits, past visits, previous visits, all earlier, all previous, since, months back, years back, from before, earlier ones, old ones, archive, as a book, the whole conversation, whole history, full history, entire history, complete history, over time, over the seasons, over several, last ten years, last 10 years, last five years, last 5 years, last three years, last two years, past ten years, all the years, of all time, years later, since the beginning`,
  ),
  ai: phrases(
    `ai, artificial intelligence, machine learning, language model, language models, chatbot, chatbots, chatgpt, gpt, neural network, neural networks, llm, llms, copilot, machine-learned, robots, computer vision, deep learning, generative`,
  ),
  'ai does': phrases(
    `suggest*, write*, check*, summari*, recogni*, generate*, answer*, translate*, predict*, decide*, draft*, sort*, propose*, detect*, help*, explain*, create*, identif*, tell*, judge*, rate*, classif*, estimat*, choose*, warn*, guess*, spot*`,
  ),
  'by ai': phrases(
    `by an ai, by a language model, by ai, with ai, by a neural network, ai-powered, machine learning model, by chatgpt, a language model, a chatbot, a model trained, model trained on, trained on, learns from, self-learning, learns what, smart assistant, virtual assistant, voice assistant, a neural, image recognition, speech recognition, predictive`,
  ),
  location: phrases(
    'gps, location, locations, location data, geolocation, position data, whereabouts, movement data, positions, coordinates',
  ),
  whereabouts: phrases(
    `where they are, where people are, where passengers are, where users are, where anyone is, where they live, where somebody is, where someone is, where each, position, positions, whereabouts, where i picked, where i am, where they go, movements, where anybody is, where anybody, where anyone, where they were, where somebody was, where it was taken, where users live, where a child is, where each bus, where their child`,
  ),
  record: phrases(
    'record, records, recorded, store, stores, stored, logs, logged, saves, saved, attached, sent, live, current, tracks',
  ),
  near: phrases(
    `nearest, closest, near me, near them, nearby, around me, around them, distance to, how far, where the passenger, where the user stands, in the vicinity, within walking distance, close to them, in my area, in their area, in the neighbourhood, within 1 km, within 2 km, within 5 km, within 10 km, around the corner`,
  ),
  map: phrases('map, maps, on the map, on a map'),
  rank: phrases(
    `ranking, rankings, ranked, rank, leaderboard, leaderboards, league table, high score, high scores, highscore, highscores, hall of fame, podium, standings, best list, medal table, table of who, scoreboard, scoreboards, points table, champion, champions, trophy, trophies, medals, badge for, badges for, star of the month, who has the most, crowned, ladder, best of the week, winner's`,
  ),
  compete: phrases(
    `competition, compete, competes, competing, contest, contests, race each other, duel, duels, challenge, challenges, versus, race another, races, beat, beats, against each other, score against, tournament, tournaments, rivalry, rivals, rival`,
  ),
  'each other': phrases('each other, one another, others, against, other players, friends'),
  top: phrases(
    `strongest, best, fastest, top, highest, most successful, busiest, first three, ten best, best ten, top ten, top three`,
  ),
  strongest: phrases(
    `strongest, who did best, best of the month, winner of the, star of the, player of the month, player of the week, member of the month, volunteer of the month, champion of the, hero of the, has watered most, has done most, did the most, has the most, the most points, employee of the, player of the year, member of the year, volunteer of the year, who is best, who is fastest, came first, in first place`,
  ),
  chat: phrases(
    'chat, chats, messaging, messenger, direct messages, private messages, messages between, instant messages, group chat, conversations',
  ),
  phone: phrases('phone, phones, smartphone, smartphones, mobile phone, mobile phones'),
  scan: phrases('scan, scans, type, types, photograph, photographs, take out'),
  paper: phrases(
    'paper, paper forms, sheet, sheets, sheet of paper, forms on paper, printouts, binder, binders, folders, notebooks, slips',
  ),
  print: phrases(
    'print, prints, printed, printer, printing, printout, printouts, print out, printable, hard copy',
  ),
  'on paper': phrases(
    `on paper, paper copy, paper form, paper forms, paper list, binder, filed in, pinned, hung up, clipboard, leaflet, leaflets, posted on the door, paper slip, slip of paper, letter, on a sheet, wall calendar, paper slips, hangs on the, hung on the`,
  ),
  'get rid': phrases(
    'get rid, abolish, do away, no more, replace, replaces, end of, eliminate, instead of, ban, banish, away with, save paper',
  ),
  minor: phrases(
    `children, kids, teenagers, pupils, minors, teens, under-18s, boys and girls, schoolchildren, year olds, year-olds, under 18s, youngsters, schoolkids, pupil, adolescents`,
  ),
  'in bulk': phrases(
    'once a day, once a night, nightly, every night, overnight, weekly, once a week, monthly, batch, batches, at the end of the day, every evening, next day, the next morning, the following day, once a month',
  ),
  language: phrases(
    `english, german, french, spanish, polish, welsh, arabic, turkish, italian, dutch, portuguese, japanese, ukrainian, filipino, tagalog, chinese, mandarin, russian, vietnamese, hindi, urdu, punjabi, bengali, romanian, greek, swedish, danish, norwegian, finnish, czech, hungarian, korean, somali, farsi, irish, gaelic, catalan, basque`,
  ),
  number: phrases(
    'two, three, four, five, six, seven, eight, nine, ten, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  ),
  limit: phrases('limit, limits, maximum, cap, ceiling, upper limit, restriction'),
  opponent: phrases(
    'opponent, opponents, other players, nobody to play, play against, anyone else, multiplayer, rivals',
  ),
  friends: phrases('friends, two friends, a friend, siblings, families, classmates'),
  choose: phrases('choose*, draw*, assign*, decide*, pick*, select*'),
  book: phrases(
    'book, books, booked, booking, reserve, reserves, reserved, reservation, appointment',
  ),
  deliver: phrases(
    'delivery, deliver, delivers, delivered, deliveries, shipping, ship, ships, shipped, courier, brings',
  ),
  'pick up': phrases('pick-up, pickup, pick up, picked up, collected, collection in, collect in'),
  refund: phrases(
    'refund, refunds, refunded, refunding, reimbursed, money back, money is returned',
  ),
  haggle: phrases(
    'haggle, haggles, negotiate, negotiates, negotiated, negotiable, bargain, bid, bids, offers a price',
  ),
  hardware: phrases(
    'hardware, tablet, tablets, scanner, scanners, sensor, sensors, terminal, terminals, devices, kiosk, kiosks, camera, cameras, touchscreen, readers',
  ),
  'earn money': phrases('earns money, earn, earns, gets paid, salary, salaries, bonus, is paid'),
  sound: phrases('sound, sounds, noise, audio, melody, jingle, beep, voice, ringing'),
  play: phrases('play, plays, played, hear, hears, rings, makes, make, comes on'),
  sell: phrases('sell, sells, sold, selling, monetise, licence, license, market'),
  data: phrases(
    'data, records, addresses, results, profiles, readings, information, figures, recordings',
  ),
  sponsor: phrases(
    'sponsor, sponsors, advertisers, insurers, insurance companies, researchers, partners',
  ),
  budget: phrases(
    `budget, hosting, late, fine, premium, repair, inspection, licence, license, lost, sensor, hardware, wasted, grant, donation, worth, deposit, wants, running costs`,
  ),
  single: phrases(`individual, express, separate, home`),
  file: phrases(
    `pdf, csv, excel, file, files, report, invoice, invoices, statement, data, usage, certificate, photo, photos`,
  ),
  first: phrases(
    `first, up to, members, trial, month, until, under, children, basic, for schools, open to, test`,
  ),
  store: phrases(
    `store, stores, stored, save, saves, saved, keep, keeps, kept, recorded, remembered, remember, remembers, logged, retained`,
  ),
  'about what': phrases(`about, error, error messages, between users, chat, reported`),
  path: phrases(`path, paths, route, routes, track, the way they, the way each`),
  'with adults': phrases(`adult, adults, parent, parents, accompanied, guardian`),
  'and language': phrases(`first version, follow, follows, later, to start, teachers, course`),
  night: phrases(
    `at night, from ten, from eleven, from midnight, overnight, in the evening, from 10 pm, from 9 pm, from 8 pm`,
  ),
  fetch: phrases(
    `fetch, fetches, collect, collects, pick up, picks up, pick it up, come and get, pick them up`,
  ),
  cancel: phrases(
    `cancel, cancels, cancelled, canceled, cancelling, cancellation, cancellations, call off, drop out, withdraw, back out, pull out`,
  ),
  'look through': phrases(
    `read, reads, search, searches, searched, index, indexes, scan, scans, check, checks, analyse, analyses, analyze, filter, filters, review, reviews, moderate, moderates, inspect, inspects, listen, go through, goes through`,
  ),
  sometimes: phrases(
    `on sundays, on weekends, on saturdays, at weekends, outside, after, before, within, km, at night, on holidays, abroad, to islands`,
  ),
  drive: phrases(
    `drive around, drive out, drive to, bring anything, bring it, ship, post anything`,
  ),
  typed: phrases(
    `type in, types in, fill in, fills in, enter, enters, write down, writes down, answer ten, state`,
  ),
};
