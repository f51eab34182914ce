import { enConcepts } from './enConcepts';
import { enMoreOppositions } from './enMoreOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in English. */
export const enOppositions: Oppositions = {
  concepts: enConcepts,
  pairs: [
    {
      topic: 'free of charge and paid for',
      ofOneThing: 0,
      one: phrases(
        `{free} + !{first}, no {charge} + {all}, no {payment} + !{card}, nobody + {charge} + !{before}, {give away}, no + {money matters}, nobody + pay a`,
      ),
      other: phrases(
        `{price} + {charge} + !{budget}, {price} + {buy} + !{budget}, {price} + {paid thing} + !{budget}, {earn}, {charge} + {paid thing}, we take a cut, {charge} + per month, is priced, {price} + {each} + !{budget}, in-app purchase, in-app purchases, paywall, paid plan, premium plan, buys extra`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'no payments and payments',
      ofOneThing: 0,
      one: phrases(
        'no {dealings} + !{card}, no {money matters} + !{card}, never + {money matters} + {handle}',
      ),
      other: phrases(
        '{pay} + {price}, {collect} + {price}, pays in the app, {pay} + by card, {take} + {cash}, {take} + {payment}, {take} + the money, {collect} + the money, {collect} + {payment}, takes the money',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonymous and known by name',
      ofOneThing: 0,
      one: phrases(
        'anonymous, anonymously, anonymity, {know} + no {who}, no {know} + {who}, without names, no names, pseudonym*, nobody knows who, without revealing, without giving their name, without giving a name, without their name, without saying who, no {author}, secret ballot, secret vote, are secret, no {traced}, no {identify}, {hide} + {name}',
      ),
      other: phrases(
        '{see} + {name}, {with} + {name}, {see} + {who}, {list} + {voter}, {by name}, {know} + {who} + !{no}, {contact} + {author}, {sign} + {named}, {identify} + {person}, {name} + stands, {name} + appears, name of whoever, {know} + which + {person} + !{no}, {know} + who is + !{no}, who is asking, calls the + back, call the + back, writes back to the, answers the + {person} + personally',
      ),
    },
    {
      topic: 'offline and live',
      ofOneThing: 0,
      one: phrases(
        'offline + !{even}, no {net} + !{even}, air-gapped, off the grid, flight mode, dead zone, dead spot',
      ),
      other: phrases(
        '{watch} + live, {live}, within one second, within a second, {watch} + {afar}, {world} + {rank}, cloud only, over the internet, {across}, {share} + {instantly}, {see} + {instantly}, {load} + {current}, {load} + {every moment}, {watch} + {every moment}, up to the minute, from the web, connected at all times, constant connection, always online, {watch} + {moving}',
      ),
      settled: phrases('{sync} + {later}, {sends} + {later}, {back online}'),
    },
    {
      topic: 'kept for ever and deleted',
      one: phrases(
        '{keep} + {forever}, no {delete} + !{unused}, append-only, immutable, {forever} + {see}',
      ),
      other: phrases(
        '{delete} + {after}, {delete} + {may}, {delete} + {self}, right to be forgotten, right to erasure, deleted on request',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'without an account and with one',
      ofOneThing: 0,
      one: phrases('no {account}, without logging in, guest checkout'),
      other: phrases(
        '{account} + {must}, {log in} + !{staff}, {account} + {own}, {history} + {see} + !{staff}, {history} + {own}, {across}, {create} + {account}, {per user} + {statistics}, verified account',
      ),
      ofOneRole: true,
      settled: phrases('{account} + optional, optional + {account}'),
    },
    {
      topic: 'stays inside and goes to the cloud',
      ofOneThing: 0,
      one: phrases(
        'no {leave} + {home}, {stay} + {home}, nothing leaves, no {cloud}, on-device only, only locally, {stay} + {all} + local, no data + {leave}, no personal data + {leave}',
      ),
      other: phrases(
        '{cloud}, {upload} + {outside}, {across}, {afar} + {see}, {watch} + {afar}, {watch} + live, over the internet, {person} + {see} + browser, on a server, on our server, {person} + {see} + from home',
      ),
      ofOneRole: true,
    },
    {
      topic: 'stays inside and is passed on',
      one: phrases(
        'no {leave} + {home}, {stay} + {home}, no {share}, nothing leaves, never sent, not be sent, no {pass on}, never uploaded',
      ),
      other: phrases(
        '{send} + {outside}, {get} + by e-mail, {get} + by email, {get} + {outside}, {pass on} + {outside}, by e-mail to, by email to, {share} + {outside}, {share} + {everybody}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'personal data kept private and shown',
      ofOneThing: 0,
      one: phrases(
        '{personal data} + no {public}, no {show} + {personal data}, {personal data} + {stay} + private',
      ),
      other: phrases('{show} + {named} + {person}, {contact data} + {public}'),
    },
    {
      topic: 'for my eyes only and shared',
      one: phrases(
        'nobody but me, no one but me, none but me, only i can, only i see, only me, for me alone, mine alone, for my eyes, nobody else + {see}, no one else + {see}, strictly private, stays between, visible only to me, nobody else ever, anyone else + no {see}',
      ),
      other: phrases(
        '{share} + {everybody}, {see} + {everybody}, {public}, {show} + {everybody}, {person} + reads, {person} + sees the, {person} + looks at, {person} + browse, {person} + can read, open to the public',
      ),
    },
    {
      topic: 'no tracking and usage data',
      one: phrases('no {track}, {track} + {no}, no cookies, no {follow} + what'),
      other: phrases(
        '{statistics} + {per user}, {behaviour} + {per user}, {behaviour} + {how long}, usage statistics + {person}, heatmap, heatmaps, google analytics, ad targeting, personalised ads, personalized ads, tracking pixel, {track} + {behaviour}',
      ),
    },
    {
      topic: 'no advertising and advertising',
      ofOneThing: 0,
      one: phrases('no {ads}, ad-free, advertising-free'),
      other: phrases(
        '{ads} + {show}, {ads} + {earn}, {sponsored}, banner, banners, {ads} + pay, advertisers, {ads} + between, {ads} + runs, {ads} + run, {ads} + {play}, {ads} + after, {ads} + before, {ads} + {each}',
      ),
    },
    {
      topic: 'no notifications and notifications',
      one: phrases(
        'no {notification}, no {notify}, never + write to, no {write to}, {notification} + are off',
      ),
      other: phrases(
        '{get} + {notification}, {notify}, {notification} + {goes out}, {get} + {mail}, {by mail} + {get}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatic and by hand',
      one: phrases(
        '{automatic}, {book} + {approve} + {instantly}, {book} + {approve} + {unchecked}, {book} + {instantly}, no {human} + {decide}, no {approval}, {rules} + alone',
      ),
      other: phrases(
        '{by hand}, {staff} + {approve} + {book}, {approve} + {must}, {human} + {approve}, {approve} + {each}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'nobody involved and people who answer',
      one: phrases('no {crew}, no one looks, nobody looks, no one checks, unstaffed, unmanned'),
      other: phrases(
        '{staffed} + {answer}, {person} + {answer}, {person} + {approve} + {each}, {person} + reads each, {human} + {answer}, {person} + picks up, on duty + {answer}',
      ),
    },
    {
      topic: 'no moderation and moderation',
      one: phrases(
        'no {moderate}, unmoderated, uncensored, {post} + {instantly}, {post} + {appear} + {unchecked}',
      ),
      other: phrases(
        '{moderate} + {post}, {moderate} + {delete}, {moderate} + may, {approve} + {appears after}, {post} + {approve} + {each}, before it is published, before they are published, reported posts',
      ),
    },
    {
      topic: 'on the phone only and on the desktop only',
      one: phrases(
        'mobile only, mobile-only, phone only, phones only, only on phones, only on mobile, only + on the phone, nobody has a computer, no computers, {person} + on their phones, {person} + on their phone',
      ),
      other: phrases(
        'desktop only, desktop-only, only on desktop, works on desktop, on a big screen, on a large screen, on a laptop, at their desk, office pc, {only} + pcs, {only} + pc, {only} + computers',
      ),
    },
    {
      topic: 'cash only and by card',
      one: phrases('{only} + {cash} + !{register}, cash only'),
      other: phrases('{pay} + {card}, {take} + {card}, card payment, card payments'),
    },
    {
      topic: 'cash and no cash',
      ofOneThing: 0,
      one: phrases(
        'no {cash} + !{register}, cashless, cash-free, {only} + {card}, no {take} + {cash}',
      ),
      other: phrases(
        '{cash} + {pay}, {cash} + {take}, cash or card, cash and card, cash is fine, by cash, cash welcome',
      ),
    },
    {
      topic: 'final and still changeable',
      one: phrases(
        "is final, are final, final at, final on, binding, is fixed at, are fixed at, fixed on, frozen at, frozen on, is frozen, are frozen, is locked at, are locked at, locked on, set in stone, no cancellations, no {change} + {later}, {later} + no {change}, no going back, no {change} + {once}, {once} + no {touch}, cannot be changed, can't be changed, no changes after",
      ),
      other: phrases(
        '{change} + {still}, {change} + {may} + {until}, change their mind, changes their mind, change it later, {until} + {pick}, until the evening before, until the night before, the evening before, the night before, until the last minute, up to the last minute, at any time before, can cancel + {until}, {change} + {may} + {after}',
      ),
    },
    {
      topic: 'fixed and changeable',
      one: phrases(
        'no {change}, for looking only, looking only, can only look, can only view, can only read, only to look, read-only, read only, view only, view-only, tamper-proof, no going back',
      ),
      other: phrases(
        '{change} + {may}, {person} + {change} + !{no}, writes back, write back, {may} + {delete}, {person} + fixes',
      ),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nothing in advance and paid in advance',
      one: phrases(
        'no {pay} + {ahead}, {pay} + {afterwards}, no {deposit}, {settle} + {afterwards}, nobody + {pay} + before, pays nothing until, nobody + {charge} + before',
      ),
      other: phrases(
        '{pay} + {ahead}, {deposit}, {pay} + {on booking}, due + {on booking}, in full + {on booking}, full amount + {on booking}, {charge} + {on booking}, {charge} + {ahead}, prepaid, prepayment',
      ),
      ofOneRole: true,
    },
    {
      topic: 'deleted soon and kept for long',
      one: phrases(
        '{delete} + {after} + hours, {delete} + {after} + weeks, {delete} + {after} + days, {delete} + {after} + a year, {delete} + {after} + month',
      ),
      other: phrases(
        '{see} + {past time}, {keep} + for years, {keep} + {past time}, {look} + {past time}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'seen by one and seen by another',
      one: phrases(
        'visible to nobody but, visible to no one but, {only} + {see} + {own}, nobody but + {see}',
      ),
      other: phrases('{staff} + {see} + all, {staff} + {see} + every, {everybody} + {see} + the'),
      ofOneThing: 1,
    },
    {
      topic: 'secret and seen by all',
      one: phrases('are secret, is secret, kept secret, sealed bids, are hidden, blind bids'),
      other: phrases('{everybody} + {see} + the, everybody sees, everyone sees, shown to all'),
      ofOneThing: 1,
    },
    {
      topic: 'personal and transferable',
      one: phrases(
        'no transferred, non-transferable, not transferable, cannot be transferred, no {pass on}, no passed on, no {sell} + on',
      ),
      other: phrases(
        'pass their, pass it on, passes it on, transfer it, hand it on, {may} + transfer, {may} + sell it, give it to a friend, to a friend',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'one and several',
      one: phrases('one + per, only one, exactly one, a single'),
      other: phrases('several, as many as, any number of, more than one'),
      ofOneThing: 2,
    },
    {
      topic: 'closed and open to all',
      one: phrases(
        'invite-only, invite only, by invitation, invitation only, members only, only members, only for members, closed group, {only} + {invited}',
      ),
      other: phrases(
        '{anybody} + {join}, open to anyone, open to everyone, open to all, without an invitation, open to the public, no invitation, {everybody} + {join}',
      ),
    },
    ...enMoreOppositions,
  ],
};
