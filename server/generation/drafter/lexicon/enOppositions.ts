import { enConcepts } from './enConcepts';
import { enDealOppositions } from './enDealOppositions';
import { enUseOppositions } from './enUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in English. */
export const enOppositions: Oppositions = {
  concepts: enConcepts,
  pairs: [
    {
      topic: 'free of charge and paid for',
      one: phrases(
        `no {charge} + a penny, no {charge} + a cent, no {charge} + anything, {free} + {whole} + !{first}, ~{free} + !{first} + !{unpaid things}, {whole} + no {charge} + !{before} + !{price}, no {payment} + !{card}, ~{give away}, open source and free, no + {money matters} + {whole}, nobody + pay a, no one + pay a`,
      ),
      other: phrases(
        `{price} + {charge} + !{budget} + !{free}, {price} + {buy} + !{budget} + !{free}, {price} + {paid thing} + !{budget} + !{free}, {earn}, {charge} + {paid thing} + !{free}, we take a cut, {charge} + per month + !{free}, is priced, {price} + {each} + !{budget} + !{free}, in-app purchase, in-app purchases, paywall, paid plan, premium plan, paid tier, pro version, premium version, buys extra, we keep + {price}, percentage + us, % of each + us, % of every + us, unlocked for, unlock for, bought for, name a price, names a price, price in, billed + {price}, {price} + per + !{budget} + !{free} + {person}`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'no payments and payments',
      one: phrases(
        `no {dealings} + !{card}, no {money matters} + !{card}, never + {money matters} + {handle}, no payments, no payment`,
      ),
      other: phrases(
        `{collect} + {price}, pays in the app, pay in the app, paid in the app, paid through, pay through, {pay} + by card, {pay} + online, {take} + {payment}, {take} + the money, {collect} + the money, {collect} + {payment}, takes the money, pays out, checkout, refunds the, transfers the money, name a price, names a price, price in, unlocked for, bought for`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonymous and known by name',
      one: phrases(
        `anonymity, incognito, no {know} + {who}, {know} + no {who}, no {know} + {identity}, pseudonym*, nobody knows who, without revealing, without giving their name, without giving a name, without their name, without saying who, no {author}, secret ballot, secret vote, are secret, no {traced}, no {identify}, {hide} + {identity}, blind marking, blind review, blindly, double-blind, nicknames only, only nicknames, anonymous + !until, anonymously + !until, {person} + unknown to, unknown to + {person}, remain unknown, remains unknown, stay unknown, stays unknown, nameless, no one learns who, nobody learns who`,
      ),
      other: phrases(
        `~{with} + {name}, {see} + {who}, {list} + {voter}, real name, real names, verified identity, who said what, who wrote, name next to, names next to, ~{by name}, ~{know} + {who} + !{no}, {contact} + {author}, {sign} + {named}, {identify} + {person}, ~{name} + stands, ~{name} + appears, name of whoever, ~{know} + which + {person} + !{no}, who is asking, calls the + back, call the + back, writes back to the, answers the + {person} + personally, {person} + photo + {see}, {contact} + {person} + who complained, {contact} + {person} + who rated, {contact} + {person} + who wrote, {contact} + {person} + who voted, {contact} + {person} + who reported, {contact} + {person} + who answered, back + {person} + who complained, ~{see} + {name}, {see} + {name} + {author}`,
      ),
    },
    {
      topic: 'offline and live',
      one: phrases(
        `offline + !{even}, no {net} + !{even}, air-gapped, off the grid, flight mode, aeroplane mode, airplane mode, dead zone, dead spot`,
      ),
      other: phrases(
        `{watch} + live, {live}, within one second, within a second, {watch} + {afar}, {world} + {rank}, cloud only, over the internet, {across}, ~{see} + {instantly}, {load} + {current}, {load} + {every moment}, {watch} + {every moment}, up to the minute, from the web, connected at all times, constant connection, always online, {watch} + {moving}, ~{instantly} + {share}, {instantly} + {other devices}, {instantly} + warehouse, {instantly} + headquarters, streams, streamed, streaming, video call, video calls, online at all times, always connected, permanently connected, needs a connection, requires a connection, requires internet, needs internet, constantly connected, {instantly} + everywhere, {within seconds} + {see}, {within seconds} + {other devices}`,
      ),
      settled: phrases(
        `{sync} + {later}, {sends} + {later}, {back online}, {sync} + at the, uploaded + at the`,
      ),
    },
    {
      topic: 'kept for ever and deleted',
      one: phrases(
        `{keep} + {forever}, no {delete} + !{unused}, append-only, immutable, {forever} + {see}, only be added, only grows, only ever grows, no {delete} + {all}`,
      ),
      other: phrases(
        '{delete} + {after}, {delete} + {may}, {delete} + {self}, right to be forgotten, right to erasure, deleted on request',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'without an account and with one',
      one: phrases(
        `without logging in, without signing in, guest checkout, open without, no profile, no profiles, just open the link, no {account} + !separate`,
      ),
      other: phrases(
        `{account} + {must}, {log in} + !{staff}, {account} + {own}, {history} + {see} + !{staff}, {history} + {own}, remembers + {history}, {across}, {create} + {account}, {per user} + {statistics}, verified account, registered users, registered members, members area, personal dashboard, create a profile, creates a profile, their profile, has a profile`,
      ),
      ofOneRole: true,
      settled: phrases('{account} + optional, optional + {account}'),
    },
    {
      topic: 'stays inside and goes to the cloud',
      one: phrases(
        `~no {leave} + {home}, {stay} + {home} + {only}, nothing leaves, nothing goes out, no {cloud}, on-device only, only locally, {stay} + {all} + local, no data + {leave}, no personal data + {leave}, local only, strictly local, runs locally, {stay} + {inside}`,
      ),
      other: phrases(
        `{cloud}, {upload} + {outside}, {across}, {afar} + {see}, {watch} + {afar}, {watch} + live, over the internet, {person} + {see} + on her computer, {person} + {see} + on his computer, on a server, on our server, {person} + {see} + from home, {see} + from anywhere, online backup, backed up to, {person} + {see} + browser + !at home, service in the, in the us, american servers, servers abroad, third-party service, external service, processed by, outside provider`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'stays inside and is passed on',
      one: phrases(
        'no {leave} + {home}, {stay} + {home}, no {share}, nothing leaves, never sent, not be sent, no {pass on}, never uploaded',
      ),
      other: phrases(
        `{send} + {outside}, {get} + by e-mail, {get} + by email, {get} + {outside}, {pass on} + {outside}, by e-mail to, by email to, {share} + {outside}, {share} + {everybody}, {send} + {person} + outside, {all} + {send} + {outside}`,
      ),
      ofOneThing: 1,
    },
    {
      topic: 'personal data kept private and shown',
      one: phrases(
        '{personal data} + no {public}, no {show} + {personal data}, {personal data} + {stay} + private',
      ),
      other: phrases('{show} + {named} + {person}, {contact data} + {public}'),
    },
    {
      topic: 'for my eyes only and shared',
      one: phrases(
        `~nobody but me, ~no one but me, ~none but me, ~only i can, ~only i see, ~only me, for me alone, mine alone, for my eyes, for your eyes, nobody else + {see}, no one else + {see}, strictly private, completely private, stays between, visible only to me, ~visible only to, nobody else ever, anyone else + no {see}, nobody else's business, no one else's business, seen by + only, ~only visible to, stays private, kept private, is confidential, are confidential, stay confidential, stays confidential, remain confidential, in confidence, {person} + only they see, only they see it, only they can see, is between you and, are between, between you and`,
      ),
      other: phrases(
        `{share} + {everybody}, {see} + {everybody}, {public}, {show} + {everybody}, {person} + reads, {person} + read along, read along, reads along, looks over the shoulder, {person} + sees the, {person} + looks at, {person} + browse, {person} + can read, open to the public, a screen lists, a screen shows, a board shows, on the wall, on a big screen, in the hallway, in the lobby, notice board, compared with others, compared with the others, with everyone`,
      ),
    },
    {
      topic: 'for the eyes of one and seen by another',
      one: phrases(
        `eyes only, confidential, in confidence, my eyes, only for me, nobody but me, no one but me, seen by + only, nobody else + {see}, no one else + {see}, strictly private, {only} + the writer, {only} + the author, is between you and, between the two, only the two, nobody but the two, stays between`,
      ),
      other: phrases(
        `{supervisor} + look, read along, reads along, {get} + a look, ~{supervisor} + {see}, {moderators} + {look through}, we + {look through}, server + {look through}, go through all, goes through all`,
      ),
    },
    {
      topic: 'no tracking and usage data',
      one: phrases('no {track}, {track} + {no}, no cookies, no {follow} + what'),
      other: phrases(
        `{statistics} + {per user}, {behaviour} + {per user}, {behaviour} + {how long}, usage statistics + {person}, heatmap, heatmaps, google analytics, ad targeting, personalised ads, personalized ads, tracking pixel, session recording, session recordings, retargeting, which pages a, follow-up by usage`,
      ),
    },
    {
      topic: 'no advertising and advertising',
      one: phrases('no {ads}, ad-free, advertising-free'),
      other: phrases(
        `{ads} + {show}, {ads} + {earn}, {sponsored}, banner, banners, advertisers, {ads} + between, {ads} + runs, {ads} + run, {ads} + {play}, {ads} + after, {ads} + before, {ads} + {each}, {ads} + at the top, {ads} + on top, pays to appear, pay to appear, pay to be listed first, partners are shown`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'no notifications and notifications',
      one: phrases(
        `no {notification} + !{about what} + !{if}, no {notify} + !{if}, never + write to, no {write to} + !{if}, {notification} + are off, never interrupts, app stays silent, app is silent, app remains silent`,
      ),
      other: phrases(
        `{get} + {notification}, {notify}, {notification} + {goes out}, ~{get} + {mail}, ~{by mail} + {get}, {notification} + pops up, pops up`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatic and by hand',
      one: phrases(
        `~{automatic} + {book}, {book} + {approve} + {instantly}, {book} + {approve} + {unchecked}, {book} + {instantly}, are instant, is instant, ~no {human} + {decide}, no {approval} + !check in + !check out, {rules} + alone, write themselves, writes itself, fill themselves in, fills itself in, no human in the loop, without anyone touching, without anybody touching, without human, no questions asked, without asking anyone, without asking anybody, ~{automatic} + {approve}, is yours as soon as, yours at once, instant booking, instantly confirmed, confirmed at once, confirmed immediately, confirmed straight away, accepted at once, goes through at once`,
      ),
      other: phrases(
        `{by hand}, typed by, typed in by, written by hand, human hand, {staff} + {approve} + {book}, {approve} + {must}, {human} + {approve}, {approve} + {each}, waits for, wait for, subject to approval, only after, needs permission, needs the consent, needs the ok, four eyes, four-eyes, two signatures, {approve} + before it, {approve} + before they, {approve} + first, say yes to, says yes to, green light, {staff} + releases each, {staff} + release each`,
      ),
    },
    {
      topic: 'nobody involved and people who answer',
      one: phrases(
        `no {crew}, no one looks, nobody looks, no one checks, unstaffed, unmanned, unattended, self-service only, nobody is there, no one is there, fully automatic + {whole}, employ nobody, employ no one, no employees, no people involved, no people behind, without staff, only the bot, only a bot, bot + all`,
      ),
      other: phrases(
        `{staffed} + {answer} + at the, ~{staffed} + {answer}, {person} + {answer} + at the, ~{person} + {answer}, ~{person} + {approve} + {each}, {person} + reads each, {human} + {answer}, {person} + picks up, on duty + {answer}, always a human, a real human, a human being, talk to a human, speak to a human, a real person, human on the line`,
      ),
    },
    {
      topic: 'no moderation and moderation',
      one: phrases(
        `no {moderate}, unmoderated, uncensored, let everything through, lets everything through, everything goes, anything goes, everything is allowed, publish everything`,
      ),
      other: phrases(
        `{moderate} + {post}, {post} + {delete} + {staffed}, {moderate} + {delete}, {moderate} + may, {approve} + {appears after}, {post} + {approve} + {each}, before it is published, before they are published, reported posts, {approve} + {post} + first, is reviewed before, are reviewed before, is checked before, are checked before, rejects`,
      ),
    },
    {
      topic: 'on the phone only and on the desktop only',
      one: phrases(
        `mobile only, mobile-only, phone only, phones only, only on phones, only on mobile, only + on the phone, nobody has a computer, no computers, phones are all, only have phones, only have a phone, no laptops, no laptop, have only phones, no desktop version`,
      ),
      other: phrases(
        `desktop only, desktop-only, only on desktop, works on desktop, on a big screen, on a large screen, on a laptop, at their desk, office pc, at the pc, on the pc, {only} + pcs, {only} + pc, {only} + computers, excel add-in, second monitor, keyboard shortcuts, wide monitor, big monitor, a mouse, with a mouse, wide screen, two monitors, keyboard and mouse`,
      ),
    },
    {
      topic: 'cash only and by card',
      one: phrases(`{only} + {cash} + !{register}, cash only, no card, no cards, no card payments`),
      other: phrases(
        `{pay} + by card, {pay} + {card}, {take} + by card, {take} + cards, card payment, card payments, {settle} + {card}`,
      ),
    },
    {
      topic: 'cash and no cash',
      one: phrases(
        `no {cash} + !{register}, cashless, cash-free, card only, cards only, {only} + by card, no {take} + {cash}, zero cash`,
      ),
      other: phrases(
        `{cash} + {pay}, {cash} + {take}, cash or card, cash and card, cash is fine, by cash, cash welcome, take cash, takes cash, in cash, {settle} + {cash}`,
      ),
    },
    {
      topic: 'final and still changeable',
      ofOneThing: 1,
      one: phrases(
        `is final, are final, final at, final on, binding, is fixed at, are fixed at, fixed on, frozen at, frozen on, is frozen, are frozen, is locked at, are locked at, locked on, set in stone, no cancellations, no {change} + {later}, {later} + no {change}, no going back, no {change} + {once}, {once} + no {touch}, cannot be changed, can't be changed, no changes after, taken back, no {change}, nothing can be altered, no more changes, closed for good, nothing moves any more, is fixed, are fixed, stays as it is, nothing changes, cannot be moved, can't be moved, no {change} + sent in, no {change} + submitted, no {change} + handed in`,
      ),
      other: phrases(
        `{change} + {still}, {change} + {may} + {until}, change their mind, changes their mind, change it later, {until} + {pick}, until the evening before, until the night before, the evening before, the night before, until the last minute, up to the last minute, at any time before, can cancel + {until}, {change} + {may} + {after}, {change} + {until}, right up to, {change} + {may} + as long as, pull + back, change their minds, {change} + whenever, {change} + at any time, {change} + any time, {change} + until, keep editing`,
      ),
    },
    {
      topic: 'fixed and changeable',
      one: phrases(
        `no {change}, for looking only, looking only, can only look, can only view, can only read, only to look, read-only, read only, view only, view-only, tamper-proof, no going back, only be added, append-only, write once, immutable, unchangeable`,
      ),
      other: phrases(
        `{change} + {may}, ~{person} + {change} + !{no}, ~{change} + {self}, writes back, write back, {may} + {delete}, {person} + fixes, simply + {change}`,
      ),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nothing in advance and paid in advance',
      one: phrases(
        `no {pay} + {ahead}, {pay} + {afterwards}, no {deposit}, {settle} + {afterwards}, nobody + {pay} + before, pays nothing until, nobody + {charge} + before, nothing is due before, nothing is due until, nothing is charged before, nothing is charged until, owe nothing, owes nothing, nothing to pay before, pay nothing before, pays nothing before`,
      ),
      other: phrases(
        `{pay} + {ahead}, {deposit}, {pay} + {on booking}, due + {on booking}, in full + {on booking}, full amount + {on booking}, {charge} + {on booking}, {charge} + {ahead}, prepaid, prepayment, {pay} + when they're placed, {pay} + when they are placed, {pay} + immediately, {pay} + at once, {pay} + with the order, pay first, pays first, paid first, {deposit} + is taken`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'deleted soon and kept for long',
      one: phrases(
        `{delete} + {after} + {period}, {delete} + once, {delete} + as soon as, {delete} + when the, {delete} + every night, {delete} + at midnight, {delete} + at the end, {delete} + overnight, self-destruct*, {delete} + next day, {delete} + next morning`,
      ),
      other: phrases(
        `{see} + {past time}, {keep} + for years, {keep} + years, {keep} + {past time}, {keep} + {forever}, {keep} + for later, {look} + {past time}, {compare} + {past time}`,
      ),
      ofOneThing: 1,
    },
    {
      topic: 'seen by one and seen by another',
      one: phrases(
        `visible to nobody but, visible to no one but, {only} + {see} + {own}, nobody but + {see}, {see} + {own} + {only}, only their own, just their own, {only} + {person} + {see}`,
      ),
      other: phrases(
        `{everybody} + {see} + the, {everybody} + {see} + all, {see} + each other's, {see} + everyone's, {any user} + {see}, {everybody} + {see} + {who}, {everybody} + {see} + who has`,
      ),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'secret and seen by all',
      one: phrases(
        `are secret, is secret, kept secret, sealed bids, are hidden, is hidden, blind bids, hidden until, not shown until, invisible until, stay hidden, stays hidden, nobody sees + until`,
      ),
      other: phrases(
        `{everybody} + {see} + the, {everybody} + {see} + each, everybody sees, everyone sees, shown to all, anybody can look, anyone can look, anybody can see, anyone can see, visible to everyone, visible to everybody, open to everyone, openly, in the open`,
      ),
      ofOneThing: 1,
    },
    {
      topic: 'one and several',
      one: phrases('one + per, only one, exactly one, a single'),
      other: phrases('several, as many as, any number of, more than one'),
      ofOneThing: 2,
    },
    ...enUseOppositions,
    ...enDealOppositions,
  ],
};
