import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in English: on what terms somebody takes part. */
export const enDealOppositions: readonly Opposition[] = [
  {
    topic: 'adults only and minors',
    one: phrases(
      `adults only, {only} + adults, nobody under 18, no one under 18, only over 18, must be 18, not for children, 18+, nobody younger than, no one younger than, at least 18, at least 16, over 18s, no one under 16, nobody under 16, must be 16, no {minor} + !{may}, to be 18, be 18, aged 18, over 18, over eighteen`,
    ),
    other: phrases(
      `{minor} + {may} + !{with adults}, {minor} + {join} + !{with adults}, {minor} + {create} + {account}, {minor} + {log in}, from age 12, from age 13, from age 14, for + {minor}, from 8, from 10, from 12, from 6, from 14, from 13, from 15, from 16, from 11, from 9`,
    ),
  },
  {
    topic: 'round the clock and at fixed hours',
    one: phrases(
      `round the clock, around the clock, 24/7, day and night, 24 hours a day, never closes, always open, at any hour, any time of day, never shut, is never closed, never locked, always accessible, all night, at 3 in the morning, seven days a week, any hour, at every hour, open day and, day and night, always reachable, no closing`,
    ),
    other: phrases(
      `opening hours, office hours only, weekdays only, closed at night, closed overnight, not at weekends, not on sundays, {only} + between, {only} + weekdays, closed on, closes at, shut on, shuts at, {only} + working hours, {only} + from + to, {only} + business hours, is locked, is shut from, {night} + until + locked, closed from, locked from, until + closed, shut down at night, during opening, 9 to 5 + !staffed, nine to five + !staffed, doors stay shut, stays shut, stay shut, stays closed, doors close, shuts down at, lights out at, is closed, are closed, closed between, closed after`,
    ),
  },
  {
    topic: 'first come, first served and otherwise',
    one: phrases(
      `first come, first-come, whoever is first, whoever comes first, in order of arrival, order in which + {no}, in the order in which, in the order they, order of arrival, nobody jumps, no one jumps, strictly in order, no priority, no fast lane, is served first, first in the queue, queues first, as they come, in turn`,
    ),
    other: phrases(
      `lottery, drawn by lot, draws lots, at random + {choose}, priority over, takes precedence, jump ahead, jumps ahead, jump the queue, jumps the queue, front of the queue, to the front, top of the list, top of the queue, ~preferred, go first, goes first, before everyone, before everybody, before all others, before the others, ahead of everyone, ahead of others, have priority, has priority, get priority, gets priority, by points, moved up, fast lane, skip the, skips the, vip, vips, ahead of the rest, ahead of the others, earlier than the others, earlier than the rest, before the rest, before anyone else, first choice, early access`,
    ),
  },
  {
    topic: 'collected only and delivered',
    one: phrases(
      `pick-up only, pickup only, collection only, {only} + {pick up}, {only} + collected, {fetch} + themselves, nothing is delivered, must be collected, have to be collected, has to be collected, no {deliver} + !{single} + !{sometimes}, are collected from, is collected from, collected at, drive around + no, no drive around, no {drive}`,
    ),
    other: phrases(
      `~{deliver} + {person}, deliver nationwide, delivers nationwide, {deliver} + everywhere, we deliver, {deliver} + home, couriers bring, shipped to, {deliver} + {price}, to their door, to the door, to their house, buyer's house, to your door, comes to the house, brought to, by courier, at home within, home delivery, we ship, free shipping, customer's door, front door, doorstep, rings at, at their home, at home on, drops the, at your gate, at the gate, drops it, leaves it at, brings the, brings it, at your home`,
    ),
    ofOneRole: true,
  },
  {
    topic: 'no refunds and refunds',
    one: phrases(
      'no {refund}, non-refundable, no money back, no returned, no returns, no {give back}, all sales are final',
    ),
    other: phrases(
      `{refund}, gets the full price, gets the money back, get their money back, money back, returns within, return it within, full price back, price back, refunds, reimburse, reimburses`,
    ),
    ofOneRole: true,
  },
  {
    topic: 'fixed prices and negotiated ones',
    one: phrases(
      `fixed price, fixed prices, no haggling, no bidding, no auctions, take it or leave it, prices are set, price is set, prices are fixed, price is fixed, not negotiable, non-negotiable, no {haggle}`,
    ),
    other: phrases(
      `{haggle}, highest bid, highest one, auction, auctions, name their price, name your price, pay what you want, make offers, makes offers, make an offer, makes an offer, best offer, highest offer, counter-offer, suggest a price`,
    ),
  },
  {
    topic: 'nothing to buy and new hardware',
    one: phrases('no {hardware}, existing hardware, nothing new to buy, no new devices'),
    other: phrases(
      '{buy} + {hardware}, {hardware} + mounted, {hardware} + at every, {hardware} + in every, {hardware} + on every, each + {person} + gets a tablet, {each} + {get} + {hardware}',
    ),
  },
  {
    topic: 'in-house and with a provider',
    one: phrases(
      'self-hosted, on-premises, on premises, on-premise, our own server, in our own data centre, {only} + our own server, home server',
    ),
    other: phrases(
      'hosted by, aws, azure, google cloud, saas, cloud service, in the cloud, hosting provider, hosted in the us',
    ),
  },
  {
    topic: 'unpaid and paid work',
    one: phrases(
      `unpaid, volunteers only, no salaries, nobody is paid, no wages, no pay for, nobody gets money, no one gets paid, nobody gets paid, without pay, for no money, in their free time, out of joy, honorary`,
    ),
    other: phrases(
      `{earn money} + {price}, {price} + per hour, {price} + an hour, {price} + per shift, {price} + a shift, {price} + per session, hourly rate, is paid for each, are paid for each, get paid, wage, wages, salary, {get} + {price} + !{budget} + {person}`,
    ),
    ofOneRole: false,
  },
  {
    topic: 'not sold on and sold on',
    one: phrases(
      `no {sell} + {data}, never sell, data is never sold, data + not for sale, never sold`,
    ),
    other: phrases(
      `{sell} + {data}, {data} + {sponsor}, {data} + insurers, licensed to, {data} + advertisers, {data} + {pass on}, rented to, rent out our list, lists + rented, sold to`,
    ),
  },
  {
    topic: 'one price for all and discounts',
    one: phrases(
      `same price for everyone, same price for everybody, same for everyone, same for everybody, one price, {price} + for everybody, {price} + for everyone, no matter who, no discounts, no discount, no special prices, no reductions, flat price, flat rate, everyone pays the same, everybody pays the same, all pay the same, pays the same, pay the same`,
    ),
    other: phrases(
      `discount, discounts, % off, percent off, half price, half the price, cheaper, reduced price, reduced rate, reduced, concession, concessions, early bird, early birds, surcharge, student price, voucher code, coupon, coupons, members pay less, loyalty price, pay half, pays half, dynamic pricing, surge`,
    ),
  },
  {
    topic: 'voluntary and obligatory',
    one: phrases(
      `voluntary, voluntarily, optional, nobody has to, no one has to, nobody is obliged, no one is obliged, nobody is forced, not obliged, no obligation, not compulsory, not mandatory, not required, may skip, can skip, up to them, no duty, as they please, no pressure, freely, free to, as they like, whoever feels like, when they feel like, out of their own, is optional, are optional`,
    ),
    other: phrases(
      `{must} + {person}, mandatory, compulsory, obligatory, {person} + must, have to, has to, no exceptions, otherwise + blocked, required`,
    ),
    ofOneThing: 1,
  },
  {
    topic: 'cancelled at any time and not',
    ofOneThing: 1,
    one: phrases(
      `{cancel} + any time, {cancel} + at any time, {cancel} + whenever, {cancel} + until the last, {cancel} + free of charge, {cancel} + up to the minute`,
    ),
    other: phrases(
      `no {cancel}, {cancel} + no later than, {cancel} + at the latest, non-cancellable, {cancel} + fee`,
    ),
  },
  {
    topic: 'assigned and chosen',
    one: phrases(
      `drawn at random, by lot, at random, randomly, nobody chooses, nobody can choose, no one chooses, can't choose, cannot choose, no choice, no {choose}, assigned by, allocated by`,
    ),
    other: phrases(
      `{may} + choose, chooses, choose their, choose the, choose a, picks their, pick their, picks a, pick a, choose who, selects a, whichever they like, of their choice, ask for a particular`,
    ),
    ofOneThing: 1,
  },
  {
    topic: 'standing alone and connected to other systems',
    one: phrases(
      `standalone, stand-alone, no integration, no integrations, no interface, no interfaces, no api, no connection to other, not connected to any, no imports, no import`,
    ),
    other: phrases(
      `imports from, imported from, integrates with, integrated with, integration with, connects to, connected to our, via its api, through its api, syncs with, synced with, pulls from, pushes to, writes into, exports into, hooks into, two-way sync, webhook, webhooks`,
    ),
  },
  {
    topic: 'the same for all and privileges',
    one: phrases(
      `no privileges, all members are equal, everyone is equal, everybody is equal, same rights, no hierarchy, no special rights, no one is preferred, nobody is preferred, no exceptions for anyone, treated the same, treated alike, no admin, no admins, no administrators`,
    ),
    other: phrases(
      `premium members, gold members, vip, vips, privileged, more rights, extra rights, ahead of others, first pick, moderator rights, super user, superuser, an admin can, admins can, the admin can, an administrator can, board members may, preferential`,
    ),
  },
  {
    topic: 'open source and closed',
    one: phrases(`open source, open-source, source code is public, public repository, on github`),
    other: phrases(
      `closed source, proprietary, source code is secret, source code stays, nobody may see the code, our code stays, trade secret, patented`,
    ),
  },
  {
    topic: 'without parents and with their consent',
    one: phrases(
      `without their parents, without parental, no parental, parents needn't, parents are not involved, parents don't know, on their own without, without asking parents, no consent of parents`,
    ),
    other: phrases(
      `parental consent, consent of a parent, consent of the parents, consent of their parents, parents + {approve}, parent + {approve}, guardian + {approve}, guardians + {approve}, mother or father + {approve}, signed by a parent`,
    ),
  },
  {
    topic: 'personal and transferable',
    one: phrases(
      `non-transferable, not transferable, cannot be transferred, can't be transferred, no {pass on}, ~no passed on, ~no {sell} + on, named person, can't go to anyone else, cannot go to anyone else, made out to one, bound to one person, tied to one person, strictly personal, not be given to, bound to, tied to their, tied to its owner, linked to one person, belongs to one person`,
    ),
    other: phrases(
      `~pass their, pass it on, passes it on, transfer it, transfers it, hand it on, hand + on to, {may} + transfer, {may} + sell it, resell, resells, give it to a friend, to a friend, give it to someone else, gives it to someone else, give their place, on to someone else, swap tickets, pass + to a, {may} + sell their, {may} + give their, {may} + lend their, sells their ticket, to somebody else, to someone else, change hands`,
    ),
  },
  {
    topic: 'closed and open to all',
    one: phrases(
      `invite-only, invite only, by invitation, invitation only, members only, only members, only for members, closed group, {only} + {invited}, only if a member, {person} + brings them, nobody from outside, no outsiders, no strangers, {only} + residents, {only} + locals, {only} + registered, {only} + verified, {only} + employees, on the recommendation, recommended by, {only} + invitation, invitation is required, invitation required, by referral only, closed circle, private club, ~{only} + members`,
    ),
    other: phrases(
      `{anybody} + {join}, open to anyone, open to everyone, open to all, open for all, without an invitation, open to the public, no invitation, {everybody} + {join}, whoever likes, whoever wants, anybody who likes, anyone who wants, walk-ins, open to everybody, open to anybody, passers-by, as a guest, as guests, strangers can, without being a member, non-members, anyone in, anybody in, anyone can sign, anybody can sign, anyone may`,
    ),
  },
];
