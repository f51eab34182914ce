import { enDeeds } from './enDeeds';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of English contradictions: as many ways as possible to name the same thing. */
export const enConcepts: Oppositions['concepts'] = {
  ...enDeeds,
  none: phrases('no, zero, without, lacks, free of, not a single, hardly any'),
  no: phrases(
    `no, not, never, nobody, no one, nothing, none, cannot, neither, nor, free of, lacks, refus*, banned, forbidden, prohibited, instead of, rather than, no longer, must not, zero, impossible, spare, spares, get rid of, not a single, hardly any`,
  ),
  without: phrases('without, w/o, unless'),
  all: phrases(
    'everything, nothing, all data, any data, all of it, no data, no record, whole thing, all records',
  ),
  unless: phrases(
    `nobody outside, no one outside, replace, replaces, replacing, at weekends, on weekends, outside of, until then, before that, after that, for the rest, on request, apart from, except, other than, instead, for anything else, for everything else, optionally, voluntarily, if they wish, if they like, if they want, who wish, who want to, currently, today, nowadays, at present, at the moment, so far, for now, at first, later maybe, in an emergency, in emergencies, the first version, version two, someday, fewer, less, not only, not just, by default, not sure, tricky, unclear, undecided, perhaps, unlike, whereas, competitors, other apps, from then on, in an urgent case, only if, only when, by arrangement, at the latest, and then, outside the shift, outside working, outside office, outside these, whether we, whether they, whether to, whether it should, competitor, rival product, other sites, other tools, elsewhere, after the vote, in march, in summer, in winter`,
  ),
  own: phrases('their own, his own, her own, your own, own, their, your, my'),
  others: phrases("others, another, each other's, someone else's, of other, anyone else's"),
  longer: phrases('longer than'),
  crew: phrases(
    `staff, personnel, employees, attendant, attendants, operator, human, humans, human being, telephone support, support team, people involved, person involved, hotline, person of ours, receptionist, cashier, shop assistant, people on site, nobody on site, nobody there, hands, lifeguards, guards, other staff, anyone on duty, supervisor, cashiers`,
  ),
  named: phrases(
    'name, names, the name of, surname, surnames, full name, phone number, address, addresses',
  ),
  only: phrases(
    'nobody but, no one but, none but, only, exactly, solely, exclusively, nothing but, just, alone, never more, no more than, not more than, and that is it, at most, strictly, and nothing else',
  ),
  even: phrases('even, also, too, as well, if there is'),
  each: phrases(
    `each, every, all, any, per, always, a piece, apiece, everyone, everybody, anyone, anybody, nobody, no one, users, all users`,
  ),
  most: phrases('never more, not one more, and no more, at the very most'),
  if: phrases('if, unless, when, until, per, longer than, deviates, exceeds'),
  one: phrases('one, a single, exactly one, just one, only one, single'),
  may: phrases(
    `may, can, could, might, able to, allowed to, free to, at any time, any time, whenever they, lets, let, possible, is up to, gets to, entitled, has the right, allows`,
  ),
  must: phrases(
    `must, have to, has to, need, needs, required, requires, require, mandatory, compulsory, obligatory, first, before, necessary, shall, only after, only once, only with, prerequisite`,
  ),
  still: phrases(
    'still, afterwards, later, even after, even then, up to, until, as long as, whenever, again, reconsider',
  ),
  period: phrases(
    `hours, weeks, days, a year, month, months, minutes, week, a day, one day, an hour, one hour, hour, 24h, a night, one night, a fortnight, years`,
  ),
  'as much': phrases(
    `unlimited, as many, as much, as often, as long as they, any number of, without limit, no limit, no cap, no ceiling, no maximum, however many`,
  ),
  until: phrases('until, till, up to, right up to, as long as, before, within'),
  once: phrases(
    'once, after, as soon as, when, from then on, any more, anymore, no longer, at the moment of',
  ),
  later: phrases(
    `afterwards, later, any more, anymore, no longer, after, once, again, back, when they return, when it returns, next time, as soon as, by itself, when back, whenever, overnight, at night, at home`,
  ),
  after: phrases(
    `after, later, within, day, days, week, weeks, month, months, hour, hours, year, years, night, overnight, automatically, at the end, periodically, regularly, expires, when the, as soon as`,
  ),
  before: phrases('before, until, in advance, upfront, up front, ahead'),
  self: phrases(
    `my data, their data, their account, my account, themselves, their own, his own, her own, on request, delete everything, on their request, at their request, if they ask, when they ask, when asked, on demand, upon request, asks us to, asks for it, ask us to, by themselves, their entry, their entries, their photo, their photos, their posts`,
  ),
  forever: phrases(
    `forever, for ever, for good, for all time, for eternity, eternally, permanently, permanent, indefinitely, for life, never lost, for decades, in perpetuity, always be there, for generations, always be available, for posterity, without end, until the end of time, no expiry, kept for good, however old, as long as the, as an archive, for the archive, in the archive, for history, for research, historical, for as long as, all the years, since the`,
  ),
  keep: phrases(
    `keep, keeps, kept, store, stores, stored, archive*, preserv*, retain*, remain*, save, saved, stay, stays, hold, held, remember*, record*, available, exist, exists, is there, are there, safeguard*, on file, keeping, on record, archiv*, save for, kept on`,
  ),
  delete: phrases(
    `delete, deletes, deleted, deleting, deletion, erase, erases, erased, wipe, wipes, wiped, purge, purged, disappear*, vanish*, destroy*, thrown away, discard*, shred*, cleared, removed, remove, removes, expire, expires, cleaned up, forgotten, scrubbed, dropped, self-destruct*, gone, scrapped, overwritten, anonymised, anonymized, wiping, shredded, vanishes, disappears, taken out, take out, takes out, taken offline, taken off, withdrawn`,
  ),
  unused: phrases('unsaved, by mistake, by accident, accidentally'),
  list: phrases('list, lists, show, shows, name, names, display, displays'),
  voter: phrases(
    'each household, every household, each voter, every voter, each member, every member, each employee, each participant, with its vote, with their vote, with his answer, with their answer, with their answers',
  ),
  load: phrases(
    'load, loads, loaded, fetch, fetches, download, downloads, pull, pulls, get, gets, receive, receives, refresh, refreshes, update, updates',
  ),
  current: phrases('current, latest, up-to-date, newest, fresh, live'),
  'every moment': phrases(
    'every minute, every few minutes, every second, every few seconds, every hour, hourly, constantly, continuously, minute by minute',
  ),
  'give back': phrases('give back, gives back, given back, hand back, taken back'),
  account: phrases(
    `account, accounts, who register, register as, register with, register once, register first, registered, user name and password, library card, card number, member number, sign-up, sign-ups, signup, sign up, signs up, signing up, signed up, sign in, signs in, signing in, signed in, sign-in, log in, logs in, logging in, logged in, login, logins, log on, logon, membership, password, passwords, username, usernames, user name, credentials, user profile, user profiles, authentication, authenticate, authenticated, api key, has to register, have to register, must register, needs to register, any key, registration, registering, without registering, registered users, signing-up, user account, user accounts, to log in, e-mail and password, logging on, onboarding form`,
  ),
  'log in': phrases(
    `log in, logs in, logged in, logging in, log on, sign in, signs in, signed in, signing in, their account, your account, user account, personal account, customer account, password, passwords, their profile, your profile, user profile, their login, logged-in, login required, member area, customer number, sign in with, log in with, has to register, have to register, must register, needs to register, signed-in, user name, member login, personal login, has to sign in, have to sign in, must sign in, needs to sign in, single sign-on`,
  ),
  staff: phrases(
    `staff, admin, admins, administrator, administrators, manager, managers, owner, team, employees, employee, moderator, moderators, treasurer, secretary, editor, editors, organiser, organisers, organizer, organizers, committee, board, office, host, hosts, we, librarian, caretaker, operator, landlord, dispatcher, coach, teacher, teachers, shop, supplier, suppliers, auditor, auditors, supervisor, supervisors, coordinator, coordinators, clerk, clerks, nurse, nurses, inspector, inspectors, steward, stewards, i`,
  ),
  create: phrases(
    'create, creates, creating, set up, sets up, open an, verified, make an, opens an',
  ),
  history: phrases(
    `history, past orders, earlier orders, previous orders, previous purchases, past purchases, purchase history, order history, earlier bookings, past bookings, previous bookings, everything they have bought, everything they bought, everything i bought, what they bought, over the years, past visits, earlier visits, previous visits, favourites, favorites, past results, earlier results, saved lists, wish list, wishlist, loyalty points, bonus points, your list of, my list of, past swaps, where they left off, pick up where, their progress, what they borrowed, earlier purchases, past loans, earlier loans, previous loans, my orders, my bookings, saved addresses, saved recipes, saved routes, bookmarks, watch list, watchlist, reading list, streak, where i left off, where you left off, last visit, what they ordered`,
  ),
  across: phrases(
    `across devices, across their devices, across all, on all their devices, on all my devices, all my devices, all their devices, on another device, on every device, on any device, from any device, several devices, different devices, sync* across, between devices, between phone and, on a new phone, from phone to, phone and laptop, phone and computer, switch devices, second device`,
  ),
  free: phrases(
    `free of charge, completely free, free for everyone, free for all, always free, totally free, entirely free, is free, be free, are free, stays free, stay free, free forever, remains free, for free, free use, free to use, free access, costs nothing, cost nothing, no cost, nothing to buy, nobody pays, no one pays, nothing to pay, everything is free, gratis, no fees, no fee, without charge, no charge, no purchases, no payments, no in-app purchases, no subscription, no subscriptions, zero cost, no strings, at no cost, not cost anything, not have to pay, no price tag, never have to pay, never pay, never charge, no money, paid thing, not cost a cent, not cost a penny, no paid, free of any charge, no charges, without paying, without any fee, does not cost, doesn't cost, never costs, free to everyone, at no charge, without cost, no payment, zero euros, a penny, a cent, a dime, owe nothing, owes nothing`,
  ),
  'give away': phrases(
    `given away, give away, gives away, gave for nothing, as a gift, open source and free`,
  ),
  payment: phrases('purchases, payments, in-app purchases, paid features, paid version'),
  'money matters': phrases(
    'money, a cut, cut, commission, payment, payments, invoices, billing, money transfers, transactions',
  ),
  dealings: phrases(
    'money changes, money change, payment processing, payments in the app, payment handling, dealings in money, money passes, payments through',
  ),
  handle: phrases('handle*, touch*, process*, take, takes, go through, deal with, pass*, manage*'),
  charge: phrases(
    `cost, costs, costing, charge, charges, charged, charging, pay, pays, paid, paying, fee, fees, price, priced, sell, sells, sold, rate, billed, invoiced, take a fee, give us, gives us, goes to us, us a share, we get, we receive`,
  ),
  price: phrases(
    `€*, $*, £*, ¥*, eur, euro, euros, dollar, dollars, usd, pound, pounds, gbp, pence, cent, cents, chf, francs, kr, crowns, rupees, percent of every sale, % of every, % commission, commission`,
  ),
  buy: phrases(
    'buy, buys, bought, buying, order, orders, unlock, unlocks, unlocked, purchase, purchases, for between, get, gets, subscribe, join, joins, downloads, golden, coins, extra, pack, packs, bundle, upgrade, upgrades',
  ),
  'paid thing': phrases(
    'subscription, subscriptions, membership fee, entry fee, entrance fee, monthly fee, yearly fee, annual fee, premium, licence fee, per month, per year, a month, a year, per seat, per user, commission',
  ),
  earn: phrases(
    `must earn, earn money, make money, makes money, revenue, profit, monetise, monetize, has to pay for itself, pays for the server, pay for the server, so i can pay, take a cut, we charge, charge a, finance*, monthly fee, subscription, subscriptions, commission, pay for themselves, our share, our cut, our commission, keep a percentage, sales commission, service fee, booking fee, usage fee, membership fee`,
  ),
  pay: phrases(
    'pay, pays, paid, paying, payment, payments, settle, settles, settled, hand over, hands over, transfer, transfers',
  ),
  collect: phrases(
    'collect, collects, collecting, collected, gather, gathers, take, takes, taken, ask for, asks for, store, stores, stored, record, records, recorded, save, saves, saved, log, logs, logged, register',
  ),
  know: phrases(
    `know, knows, known, find out, finds out, learn, learns, tell, tells, trace, traces, traced, reveal, reveals, revealed, see, sees, guess, discover, discovers, recognise, recognised, recognize, work out, clear, visible, link, linked, tied, connected, able to see, ever see, identify, identified`,
  ),
  who: phrases(
    `who said, who wrote, who sent, who handed, who posted, who voted, who asked, who submitted, who gave, who is behind, who was, who it was, who they are, who it is, who made, how a, how anyone, how anybody, how someone, how each, how they voted, who filled, who answered, who complained, who reported, whose, who rated, who it came from, who chose, which person, which employee, which member, which pupil, which patient, where it came from, which household, who took part`,
  ),
  traced: phrases(
    'traced, trace, traceable, linked to a person, linked back, tied to a person, back to a person',
  ),
  identify: phrases(
    'identify, identifies, identified, identifiable, recognised, recognisable, recognized, identity, identities',
  ),
  hide: phrases(
    `hidden, hides, hide, withheld, concealed, secret, removed, stripped, blacked out, conceal*, masked, mask, masks, kept from, anonymised, anonymized, removed from, blanked, unknown`,
  ),
  name: phrases(
    `name, names, the name of, real name, full name, first name, last name, surname, surnames, identity, staff number, employee number, personnel number, badge number, student number, staff id, face, initials, phone number`,
  ),
  'by name': phrases(
    `by name, name next to, names next to, real name, real names, full name, full names, verified identity, who said what, who wrote, staff number, employee number, personnel number, profile photo, signed with, under their name, with their name, name and department, name and, thanked personally, calls them up, by their name, with name, photo and name, name and photo, first name, last name, surname, surnames, portrait, initials, staff badge, badge number, who is who`,
  ),
  with: phrases(
    'with, next to, beside, under, together with, alongside, along with, including, beneath, each other',
  ),
  contact: phrases(
    'contact, contacts, reply to, replies to, write back, call, calls, speak to, speaks to, talk to, talks to, follow up, thank, thanks, invite, invites, phones',
  ),
  author: phrases(
    'author, authors, sender, senders, writer, the person who, whoever wrote, the one who, each person who, respondent, respondents, the employee',
  ),
  sign: phrases('sign, signs, signed, signature'),
  net: phrases(
    `internet, network, signal, reception, coverage, connection, connectivity, wifi, wi-fi, wlan, mobile data, mobile phone signal, phone signal, mast, broadband, bars, 4g, 5g, lte, data connection, online, data link, 3g, mobile network, cell service, phone service, uplink`,
  ),
  watch: phrases(
    `watch, watches, watching, see, sees, follow, follows, following, view, views, track, tracks, stream*, map, monitor, monitors, monitored, score, scores, update, updates, updated, position, positions, feed, dashboard, observe*, shows, show, shown, data, readings, ranking, broadcast*, weights, results, checked against, compared with the, looked up in, booked, sold, everyone sees, everybody sees, others see`,
  ),
  live: phrases(
    `real time, real-time, realtime, live updates, live update, live view, live map, live position, live data, live score, live scores, live ranking, live feed, livestream, live stream, live video, up to the second, second by second, minute by minute, live chat, live on, watch live, see live, live location, as it sails, as it drives`,
  ),
  instantly: phrases(
    `instantly, immediately, straight away, right away, at once, at the same moment, the moment it, the moment they, the moment he, the moment she, the second it, the second they, within seconds, without delay, at the same time, the second, in real time, on the spot, within a minute, seconds later, that very moment`,
  ),
  afar: phrases(
    'from her office, from his office, from the office, from home, from elsewhere, from afar, from anywhere, from outside, remotely, over the internet, across the world, from abroad, from headquarters, at headquarters, from the other side, from their desk, from another',
  ),
  moving: phrases(
    'as they move, as it moves, as they walk, as it happens, as they go, while they move, while i do, at that moment, on the move',
  ),
  world: phrases(
    'world, worldwide, global, globally, international, everyone else, online, all players, other players',
  ),
  share: phrases(
    'share, shares, shared, sharing, sent to, published, posted, made available, distributed, forwarded, passed to, passes to, circulated',
  ),
  sync: phrases(
    `sync, syncs, synced, syncing, synchronise*, synchronize*, upload, uploads, uploaded, catches up, catch up, synchronised, uploading, catching up, transfers, transferred, delivers, sends it`,
  ),
  sends: phrases('send, sends, sent, report, reports, submit, submits'),
  'back online': phrases(
    'back online, online again, signal again, connection again, back in range, reception returns, signal returns, comes back online, connection returns, when there is a connection, when there is signal, once there is signal, as soon as there is, when connected, once connected, back at the hut, back at base, in the evening at the base',
  ),
  leave: phrases(
    `leave, leaves, leaving, go out, goes out, sent, send, upload*, transmit*, passed, get out, travel outside, exported, copied, moved off, transferred, outside, taken out, stored outside, gets out, leave the, goes to, go to, reach anyone, left, escape*`,
  ),
  home: phrases(
    `our server, own server, server, servers, device, devices, the phone, their phone, my phone, building, premises, ward, ward's, house, company, machine, machines, the office, tunnel, the farm, site, hospital, browser, computer, laptop, home, practice, school, factory, vault, network, local network, local, locally, in-house, clinic, lab, tablet, disk, within the, four walls, plant, island, ship, own servers, room, cellar, campus`,
  ),
  stay: phrases('stay, stays, remain, remains, kept, stored, held, lives, live'),
  cloud: phrases(
    'cloud, google drive, dropbox, icloud, onedrive, aws, azure, google sheets, amazon, hosted abroad, external server, external servers, third-party server, data centre, openai, chatgpt, saas, s3, online backup, remote server',
  ),
  upload: phrases(
    `upload, uploads, uploaded, send, sends, sent, copied, transferred, transmitted, backed up, forwarded, backed, copied to, synced to, saved in, stored in, kept in`,
  ),
  send: phrases(
    `send, sends, sent, sending, email, emails, e-mail, e-mails, mailed, posts, forward*, transmits, delivers, copy, copies, goes to, go to, hand over, hands over, upload*, share*, export*, delivered to`,
  ),
  outside: phrases(
    `third party, third parties, partner, partners, external, outside, insurer, insurance, authority, authorities, by e-mail, by email, whatsapp, telegram, head office, headquarters, parent company, supplier, cloud, google drive, dropbox, public website, advertisers, researchers, university, consultant, accountant, abroad, social media, facebook, instagram, portal, health insurer, health insurance, tax office, tax adviser, a lab, manufacturer, vendor, contractor, franchise, the police, the ministry, the city, google, microsoft, apple, meta, openai, partner company, payroll company, analytics company, agency, cloud storage`,
  ),
  'pass on': phrases(
    'pass on, passed on, passes on, hand on, handed to, disclosed, disclose, given to, gives to, forwarded to, forward, sold to, shared with, share with, published, exported to',
  ),
  public: phrases(
    'public, publicly, published, publish, publishes, on the website, on the public, in a newspaper, social media, on the internet, in the window, displayed in',
  ),
  everybody: phrases(
    'everyone, everybody, anyone, anybody, all of them, all members, the others, every member, members, the public, the world, the whole group, the group, each other, friends, the team, the community, neighbours, neighbors, anyone else, all users, other users',
  ),
  anybody: phrases(
    'anyone, anybody, everyone, everybody, whoever, any visitor, strangers, people from the street, passers-by, the public',
  ),
  'any user': phrases(
    'every member, all members, any member, every user, any user, all users, each user, all employees, all staff, every player, every volunteer, every employee, any volunteer, any employee',
  ),
  see: phrases(
    `see, sees, seen, seeing, view, views, viewed, read, reads, look, looks, visible, show, shows, shown, display*, appear, appears, browse, browses, access, accesses, look up, open, opens, find, get, gets, show up, waiting, watch, watches, list, lists, chart, compare, listen, listens, look back, looks back, looking back, scroll back, go back to, goes back to, come back to, welcomed, greeted, remind, reminded, offered, suggested, hear, hears, heard, play back, plays back, replay, read back, look at`,
  ),
  show: phrases(
    'show, shows, shown, showing, display, displays, displayed, appear, appears, list, lists, listed, print, prints, printed, publish, publishes, published, share, shares, shared, visible, with',
  ),
  'personal data': phrases(
    'personal data, personal information, personal details, private data, patient data, customer data, names, contact details, data of owners, data about people, private details, identifying data',
  ),
  'contact data': phrases(
    'date of birth, birthday, phone number, phone numbers, home address, full name, e-mail address, email address, email addresses, postal address, national id, passport number, real names, telephone number, address, id card, social security',
  ),
  enter: phrases(
    'enter, enters, give, gives, state, states, type, types, fill in, fills in, leave, leaves, provide, provides, register, registers',
  ),
  track: phrases(
    'track, tracks, tracked, tracking, tracker, trackers, follow what, follow people, spy, spying, profiling, profile people, cookies, analytics, surveillance, watch what, record what, monitor what, monitor people, log what, telemetry, usage data, statistics about',
  ),
  follow: phrases(
    `follow, follows, watch, monitor, record, log, note, look at, store, know, care, analyse, analyze, evaluate, measure, observe`,
  ),
  statistics: phrases(
    'statistics, stats, statistic, statement, figures, report, reports, analytics, graph, chart, dashboard, overview, breakdown, usage, numbers, count, evaluation, table',
  ),
  'per user': phrases(
    'per user, per client, per-client, per-user, per customer, per reader, per visitor, per person, per employee, per member, per student, each user, each client, each reader, each visitor, each customer, each employee, each member, each person, every user, every click, every visitor, which reader, which user, which customer, which visitor, which employee, which member, which person, who opened, who read, who clicked, who visited, individual users, of each user, how each',
  ),
  whole: phrases(
    `app, application, service, site, website, web page, platform, tool, game, product, system, program, everything, everyone, everybody, anyone, anybody, always, completely, totally, entirely, fully, nobody, no one, ever, forever, for all, it is, it's, it stays, it must, alike`,
  ),
  identity: phrases(
    `identity, identities, name, names, surname, surnames, the author, the sender, the writer, who they are, who it is, who is who, faces`,
  ),
  'other devices': phrases(
    `other devices, other phones, everyone's phone, all phones, every phone, everyone's screen, every screen, all screens, other drivers, other players, the others, all others, the team, colleagues, office, warehouse, headquarters, control room, server`,
  ),
  'unpaid things': phrases(`test, trial, given back, cancel, cancels, swap, parking`),
  'phone number': phrases(
    `phone number, phone numbers, telephone number, mobile number, mobile numbers`,
  ),
  server: phrases(`server, servers, backend, database, cloud`),
  bound: phrases(
    `more than, less than, longer than, fewer than, later than, until, only, just, always, necessarily`,
  ),
  'within seconds': phrases(
    `within ten seconds, within 10 seconds, within five seconds, within 5 seconds, within two seconds, within 2 seconds, within three seconds, within 3 seconds, within seconds, within a few seconds, within 30 seconds, a second later, seconds after, every few seconds`,
  ),
  inside: phrases(
    `inside, within, in-house, on the device, on the phone, on our, in the house, in the building, on the premises, in the clinic, in the country, in germany, in the eu`,
  ),
  supervisor: phrases(
    `parents, parent, mother, father, mum, dad, teacher, teachers, boss, bosses, manager, managers, coach, coaches, employer, supervisor, supervisors, foreman, doctor, headteacher, head of department`,
  ),
  moderators: phrases(
    `moderator, moderators, admin, admins, administrators, support, the team, the staff, editors, supervisors`,
  ),
  remember: phrases(`remember anything, remember, remembers, remembered, memory`),
  then: phrases(
    `whoever, those who, who wants, anyone who wants, only, others, the rest, then, after that, after which, afterwards, otherwise, else, from then, until then, everyone else, everybody else, once, later`,
  ),
};
