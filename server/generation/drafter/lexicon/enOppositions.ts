import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in English. */
export const enOppositions: readonly Opposition[] = [
  {
    topic: 'free of charge and paid for',
    one: phrases(
      'no money, free of charge, completely free, free for everyone, always free, totally free, is free, be free, stays free, free forever, paid thing, nobody pays, costs nothing, no fees, without charge, no cost to, no purchases, no payments, no in-app purchases, everything is free',
    ),
    other: phrases(
      'we take, we charge, charge a, commission, subscription, subscriptions, fee of, monthly fee, per month, paywall, earn money, must earn, make money, revenue, premium plan, pay for the server, paid plan, profit, costs, is priced, in-app purchase, in-app purchases, buys extra',
    ),
  },
  {
    topic: 'anonymous and known by name',
    one: phrases(
      'anonymous, anonymously, anonymity, nobody knows who, without names, no names, not know who, pseudonym*',
    ),
    other: phrases(
      'see the name, sees the name, name next to, names next to, see the names, sees who, see who wrote, shows who, with the name of, under their name, under their own name, signs with, real name, real names, full name, full names, identity, verified identity, signed with, name and, by name, who said what, who wrote, staff number, employee number, profile photo, with their name',
    ),
  },
  {
    topic: 'offline and live',
    one: phrases(
      'offline, without internet, without signal, without network, no internet, no connection, no signal, air-gapped',
    ),
    other: phrases(
      'real time, real-time, realtime, live, instantly, immediately visible, streaming, always online, cloud only, at once everywhere',
    ),
  },
  {
    topic: 'never deleted and deletable',
    one: phrases(
      'ever deleted, never deleted, never delete, nothing is deleted, cannot be deleted, keep forever, kept forever, keeps forever, stored forever, never removed, immutable, append-only, never erased',
    ),
    other: phrases(
      'delete their, delete my, delete all, deleted after, delete everything, delete at any time, can delete, can be deleted, right to be forgotten, right to erasure, erase, erased, removed after, deletes itself, wiped, deleted on request',
    ),
  },
  {
    topic: 'without an account and with one',
    one: phrases(
      'no account, without an account, without account, no login, without login, without logging in, no sign-up, no signup, without signing up, no registration, without registration, without registering, no accounts, no password',
    ),
    other: phrases(
      'account is required, requires an account, require an account, needs an account, must sign in, must log in, must be logged in, must register, verified account, create an account, log in with, sign in with, sign in first, logged-in, login required, their profile, password reset',
    ),
  },
  {
    topic: 'stays inside and is passed on',
    one: phrases(
      'never leave, never leaves, must not leave, stay on the device, stays on the device, stay on the phone, stays on the phone, stays local, stay local, nothing leaves, never sent, not be sent, never shared, not be shared, only locally, on-device only, nothing may be sent, no cloud, never uploaded',
    ),
    other: phrases(
      'by e-mail, by email, e-mailed, emailed, whatsapp, upload*, cloud, third party, third parties, send to, sends to, sent to, shared with, share with, external service, external, synced to, google drive, dropbox, posted to',
    ),
    ofOneThing: true,
  },
  {
    topic: 'private and public',
    one: phrases(
      'private, secret, confidential, only visible to, nobody else sees, visible only to, hidden from, not public, never public',
    ),
    other: phrases(
      'public, publicly, everyone can see, everybody can see, visible to all, visible to everyone, anyone can see, open to everyone, shown to all, on a public',
    ),
    ofOneThing: true,
  },
  {
    topic: 'no tracking and usage data',
    one: phrases('no tracking, without tracking, no analytics, no cookies, not track, never track'),
    other: phrases(
      'track how, track users, track usage, usage data, usage statistics, analytics of, google analytics, behaviour data, heatmap, heatmaps, ad targeting, personalised ads, personalized ads',
    ),
  },
  {
    topic: 'no advertising and advertising',
    one: phrases('no ads, no advertising, ad-free, without ads, no advertisements, never show ads'),
    other: phrases(
      'show ads, banner, banners, sponsored, sponsored posts, advertising revenue, ads pay, financed by ads, financed by advertising, advertisers, ad revenue',
    ),
  },
  {
    topic: 'no notifications and notifications',
    one: phrases(
      'no notifications, without notifications, no push, never notify, no reminders, no emails, no e-mails',
    ),
    other: phrases(
      'push notification, push notifications, notify, notifies, notified, sends a reminder, send a reminder, remind*, sends an email, sends an alert',
    ),
  },
  {
    topic: 'everybody and only some',
    one: phrases(
      'everyone in the, everyone may, everybody may, anyone may, every member can, every member may, every member sees, all members can, all members may, all staff can, all staff may, all users may, anyone in the, everyone sees, everybody sees, everyone can, everybody can, anyone can, anybody can, all users can, all employees can, any member can',
    ),
    other: phrases(
      'only admins, only the admin, only managers, only the manager, only members, only the owner, only owners, only teachers, only the, nobody but, no one but',
    ),
    ofOneThing: true,
  },
  {
    topic: 'automatic and by hand',
    one: phrases(
      'automatically, automatic, without human, no human, fully automated, without approval, without anyone',
    ),
    other: phrases(
      'manually, by hand, must approve, has to approve, manual review, a person checks, human review, approves every, approves each, reviewed by, signs off',
    ),
    ofOneThing: true,
  },
  {
    topic: 'no moderation and moderation',
    one: phrases('no moderation, without moderation, unmoderated, no censorship, uncensored'),
    other: phrases(
      'moderator, moderators, moderated, reviewed before, approved before, before it is published, reported posts',
    ),
  },
  {
    topic: 'on the phone only and on the desktop only',
    one: phrases('mobile only, phone only, only on phones, only on mobile, mobile-only'),
    other: phrases(
      'desktop only, only on desktop, desktop-only, works on desktop, on a big screen, on a laptop',
    ),
  },
  {
    topic: 'cash and no cash',
    one: phrases(
      'no cash, card only, cards only, card payments only, cashless, without cash, zero cash, cash-free, only by card',
    ),
    other: phrases(
      'take cash, takes cash, in cash, pay cash, pays cash, accept cash, accepts cash, cash payments, cash or card, cash and card, by cash, cash on delivery, cash is fine',
    ),
  },
  {
    topic: 'final and still changeable',
    one: phrases(
      "is final, are final, final at, final on, cannot be changed, can't be changed, no changes after, is fixed at, are fixed at, fixed on, frozen at, frozen on, is frozen, are frozen, is locked at, are locked at, locked on, no longer be changed, no cancellations",
    ),
    other: phrases(
      'can still change, may still change, can still be changed, change their mind, change it later, until the evening before, until the night before, until the last minute, up to the last minute, the evening before, the night before, until midnight, at any time before, until an hour before, until the morning, can cancel',
    ),
  },
  {
    topic: 'for my eyes only and shared',
    one: phrases(
      'nobody but me, no one but me, nobody else can see, nobody else sees, only i can see, only i see, only visible to me, visible only to me, for my eyes only, strictly private, private by default, stays between, never visible to others, nobody else may see, no one else can see',
    ),
    other: phrases(
      'shared with everyone, shared with the other, shared with all, shared with other, share with everyone, visible to everyone, visible to all, everyone can see, everybody can see, everyone sees, everybody sees, anyone can see, public by default, public profile, publicly visible, shown to everyone, open to the public',
    ),
  },
  {
    topic: 'closed and open to all',
    one: phrases(
      'invite-only, invite only, by invitation, invitation only, members only, only members, only for members, closed group',
    ),
    other: phrases(
      'open to anyone, open to everyone, open to all, anyone can join, everyone can join, anybody can join, anyone may join, anyone can register, anyone can sign up, without an invitation, open to the public',
    ),
  },
  {
    topic: 'nothing to install and an app to install',
    one: phrases(
      'nothing to install, no install, no app install, no installation, without installing, no download, no app, no native app, web only, browser only, only in the browser',
    ),
    other: phrases(
      'app store, play store, ios app, android app, install the app, installs the app, download the app, native app, native apps, browser extension, push notification, push notifications',
    ),
  },
  {
    topic: 'without a server and with one',
    one: phrases(
      'no server, no servers, no backend, no back end, without a server, without servers, everything stays in the browser',
    ),
    other: phrases(
      'on the server, our server, the server sends, the server stores, server-side, in our database, synced across, syncs across, sync across, sync between, synced between, all my devices, several devices',
    ),
  },
  {
    topic: 'without AI and with it',
    one: phrases(
      'no ai, without ai, no artificial intelligence, no machine learning, no language model, no chatbot, no chatgpt',
    ),
    other: phrases(
      'ai suggests, ai writes, ai checks, ai summarises, ai summarizes, the ai, an ai, ai-generated, generated by ai, chatgpt, a language model, a chatbot, machine learning model',
    ),
  },
  {
    topic: 'no location and location',
    one: phrases(
      'no gps, no location, without location, no location data, no location tracking, never track location, no geolocation',
    ),
    other: phrases(
      'gps position, live location, current location, by gps, gps track, live on a map, live on the map, nearest to me, near me, where each, position on the map, position every',
    ),
  },
  {
    topic: 'no competition and ranking',
    one: phrases(
      'no ranking, no rankings, no leaderboard, no leaderboards, no competition, no scores, no points, no winners',
    ),
    other: phrases(
      'leaderboard, leaderboards, a ranking, rankings, top ten, top 10, high score, highscore, ranked by, the winner, wins the',
    ),
  },
  {
    topic: 'no messages and messages',
    one: phrases(
      'no chat, no messaging, without chat, no messenger, no direct messages, no private messages',
    ),
    other: phrases(
      'chat with, can chat, send messages, message each other, private messages, direct messages, chat window, group chat, live chat',
    ),
  },
  {
    topic: 'paperless and on paper',
    one: phrases('paperless, no paper, without paper, nothing on paper, no printing, no printouts'),
    other: phrases(
      'printed, prints, print out, printout, on paper, paper copy, paper form, by post, print the',
    ),
  },
  {
    topic: 'adults only and minors',
    one: phrases(
      'adults only, over 18 only, 18+ only, only for adults, nobody under 18, no one under 18, only over 18, must be 18',
    ),
    other: phrases(
      'children can, kids can, teenagers can, children may, pupils can, from age 12, from age 13, from age 14, minors can, for children, for kids, for teenagers',
    ),
  },
  {
    topic: 'read-only and editable',
    one: phrases(
      "read-only, read only, view only, view-only, may not edit, cannot edit, can't edit, can only view, can only read",
    ),
    other: phrases(
      'can edit, may edit, can change, edits, can correct, may change, can update, writes back, write back, can delete',
    ),
    ofOneThing: true,
  },
  {
    topic: 'at once and later in bulk',
    one: phrases(
      'real time, real-time, realtime, instantly, immediately, straight away, right away, live data',
    ),
    other: phrases(
      'once a day, once a night, nightly, every night, overnight, weekly, once a week, monthly, batch, at the end of the day',
    ),
    ofOneThing: true,
  },
  {
    topic: 'kept and deleted',
    one: phrases(
      'kept for, stored for, retained for, archived for, keep for, must be kept, remain available for, stays available for, keep everything, kept as long',
    ),
    other: phrases(
      'deleted after, deleted within, removed after, erased after, wiped after, deletes after, is deleted, are deleted, deleted when, removed when, deleted at the end',
    ),
    ofOneThing: true,
  },
  {
    topic: 'no personal data and personal data',
    one: phrases(
      'no personal data, no personal information, no personal details, stores no personal, without personal data, no patient data, no names',
    ),
    other: phrases(
      'date of birth, phone number, phone numbers, home address, full name, e-mail address, email address, postal address, national id, passport number, real names',
    ),
  },
  {
    topic: 'English only and other languages',
    one: phrases(
      'english only, only in english, only english, in english only, one language only, single language',
    ),
    other: phrases(
      'multilingual, bilingual, in several languages, in french, in spanish, in german, in polish, in welsh, in arabic, in turkish, two languages, three languages, four languages, five languages, six languages',
    ),
  },
  {
    topic: 'no limit and a limit',
    one: phrases(
      'unlimited, no limit, no limits, as many as they like, as many as they want, as often as they like, as long as they like',
    ),
    other: phrases(
      'at most, no more than, maximum of, a maximum, not more than, limited to, up to',
    ),
    ofOneThing: true,
  },
];
