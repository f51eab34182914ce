import type { Lexicon } from './lexicon';
import { phrases } from './words';

/** What English headings say about the text below them. */
export const enSections: Lexicon['sections'] = {
  users: phrases(
    `for, for who, who can use it, user types, user roles, who are the users, beneficiaries, clients, who it's for, who it is for, who benefits, who would use it, who'd use it, who'd use this, who would use this, who needs it, who needs this, who is going to use it, who uses this, who we build it for, who we are building for, made for whom, people who use it,
       users, user, user groups, users and roles, roles, roles and permissions, personas, who, who is it for, who is this for, who's it for,
       who uses it, who will use it, target audience, audience, target group, target users, actors, stakeholders,
       customers, people, for whom, made for, target customers, our users, role, persona, actor, the people, parties, participants, team, the team, who's involved, who is involved, people involved`,
  ),
  goals: phrases(
    `year one, first year, after a year, success means, success would be, it worked if, we are happy if, worth it if, measure of success, measures of success, how we measure it, results, benefits, expected benefits, expected outcome, expected results, expected outcomes, what we want to achieve, ambition, impact, hopes, where we want to be, done when, how do you know, how would we know, target numbers, signs of success, good looks like, what good looks like, after 12 months,
       goal, goals, aim, aims, objective, objectives, success, success metrics, success criteria, metrics, kpi, kpis, okr, okrs,
       how we measure success, how we'll know, how will we know, outcomes, outcome, targets, target:, our target, vision, mission, purpose, why it matters,
       how do we know, how will we know, how we know, definition of success, what success looks like, desired outcome, north star`,
  ),
  requirements: phrases(
    `what we're looking for, what we are looking for, what i'm looking for, what i am looking for, what would help, what would help us, what i would like, what i'd like, what we'd like, decided, what we decided, what was decided, what was agreed, agreed, we agreed, decision, decisions, what we agreed on, resolved, resolutions, moved and carried, voted up, ideas voted up, we'd like, what they ask for, what we ask for, requests, and then, what does, what can, what does it do, how does, how does it work, what will it do, what can it do, the plan, the app, the site, the game, the site should, what i have in mind, what we have in mind, functional scope, user journey, user journeys, user flow, user flows, processes, process, how it goes, step by step, in detail, details, the details, description, modules, components, a typical day, a day with it, jobs to be done, what i need, what you can do, what they can do, what happens, deliverables, specification, specifications, epics,
       features, feature, key features, main features, core features, functions, functionality, functional requirements,
       requirements, user stories, stories, what it does, what it should do, what the app should do, what the app does, what it must do, what the system,
       what should it do, what we want, what i want, what we need, what we build, what we are building, what is it, what it is, what i imagine, what do we need, how it works, how it should work, how it would work, the idea, idea, scope, in scope, mvp,
       workflow, flow, use cases, capabilities, the app should, the tool should, it should, flows, wishlist, wish list, endpoints,
       screens, pages, gameplay, rules, mechanics, solution, proposal, the product, product, what users can do, functional, main flow, core loop`,
  ),
  must: phrases(
    'must, must have, must haves, must-have, must-haves, musts, p0, essential, essentials, required, priority 1, prio 1',
  ),
  should: phrases(
    'should, should have, should haves, should-have, shoulds, p1, important, priority 2, prio 2',
  ),
  could: phrases(
    'nice, would be nice, would be great, would be nice to have, later maybe, maybe later, could, could have, could haves, could-have, nice to have, nice-to-have, nice to haves, later, someday, optional, p2, maybe, bonus, ideas for later, future, phase 2, stretch, wishes, version 2, v2, down the road',
  ),
  constraints: phrases(
    `how fast, what it costs, what does it cost, how much, how much does it cost, budget and dates, money, dates, timing, practicalities, technical constraints, technical stuff, technical notes, technical conditions, nfr, nfrs, non functional, non-functionals, service levels, framework conditions, boundaries, givens, environment, devices, languages, language, infrastructure, must respect, general conditions, parameters, legal stuff, legal requirements, legal and privacy, data and privacy, data, standards, hosting and security, money and time, time and money, other requirements, other constraints, key numbers, numbers, licensing, deployment, quality requirements, quality attributes, small print, fine print,
       constraints, constraint, non-negotiable, non-negotiables, non-functional requirements, non functional requirements, nonfunctional, non-functional, technical requirements,
       technical, technology, tech, platform, platforms, compliance, legal, law, security, privacy, security and privacy, budget, timeline, deadline, deadlines,
       performance, slo, slos, sla, quality, qualities, limits, limitations, boundary conditions, hard requirements, hard limits, integrations, data protection,
       budget and timeline, important, conditions, ground rules, regulatory, hosting, restrictions, pricing, price, hardware, operations, accessibility, cost, costs, rules, what about the rules, the rules`,
  ),
  exclusions: phrases(
    `what i refuse, off limits, not a requirement, not for us, must never, may never, must never do, can never, should not, shouldn't, can't, cannot, can not, must not, mustn't, may not, not allowed, forbidden, no access, another year, another time, not in this project, to skip, no, out, out of the question, off the list, voted down, defeated, not wanted, we leave, leave out for now, not our problem, not our task, elsewhere, for others, others do this, not (yet), not yet, later maybe never, skip, skipping, we avoid, avoid, not intended, not foreseen, not our business, left for later, what's missing on purpose, what is missing on purpose, leaving out, dropped, cut, postponed, deferred, not on the list, limits of the project, what this is not, this is not, left out, leave out, what we leave out, what we left out, deliberately not, explicitly not, not in this release, not in the first version, not in v1, not in version 1, not in this version, not part of it, we don't need, not needed, what we will not do, what we won't do, what we won't build, what it won't do, what it will not do, what it should not do, what it should not be, what it must not become, no thanks, please don't, please not, anti-goals, anti goals, anti-requirements, nope, beyond scope, outside the scope, outside scope, outside of scope, what stays out, stays out, what is not included, what's not included, what we skip, skipped, parked, off the table, definitely not, none of this, things we don't want, things we won't do, not wanted, we are not doing, we're not doing, we don't do, we don't build, we don't want, i don't want, i don't need, it is not, not happening, never mind,
       non-goals, non goals, nongoals, out of scope, not in scope, won't have, wont have, won't, will not have, not included, what we don't want, what we dont want, what we do not want, what i don't want,
       what i dont want, not wanted, exclusions, excluded, what it is not, what it isn't, what it's not, not doing, we won't do, won't do, don't, donts, don'ts, not part of this, not for now, not now, no-gos,
       what we are not building, not planned, never, what it does not do, what it doesn't do, not covered, not this, not our job, not us`,
  ),
  background: phrases(
    `what is this about, what's this about, what it's about, what it is about, the story, not there, in attendance, apologies for absence, minutes of last meeting, minutes of the last meeting, previous minutes, correspondence, aob, kudos, check-in, follow-up, follow-ups, homework, what's wrong, what is wrong, how it is now, how we work today, how we do it today, how we do it now, our situation, the trouble, the pain, trigger, reason, reasons, what we have, what we have now, existing system, current process, baseline, facts, subject, present, attendees, attending, the company, us, minutes, action points, action items, next steps, next meeting, matters arising, any other business, apologies, what hurts, what went well, what went badly, what is going well, backstory, where it comes from, where this comes from, what's the problem, what is the problem, why bother, why do we need it, why this, why we need it, as it is, at the moment, right now, starting point, our story, who am i, who i am, the need,
       background, problem, problems, the problem, problem statement, context, situation, current situation, current position, current practice, current arrangements, existing practice, existing process, today, motivation, why, story, status quo, as is, as-is, intro,
       introduction, history, about us, about, who we are, why now, why we do this, the numbers today, pain points, pains, what happens today, now, current state, how it is today, how it works today, summary, overview, the situation, where we are`,
  ),
  undecided: phrases(
    `not clear, not clear yet, what's not clear, what is not clear, what's not clear yet, what is not clear yet, still unclear, not resolved, unsettled, to be settled, still to be settled, to be resolved, to resolve, to be agreed, tbc, up in the air, loose ends, yet to decide, still to decide, what was not agreed, not agreed on, to think about, what is unclear, what's unclear, what's open, what is open, to be discussed, to be clarified, discuss, for discussion, unresolved, doubts, i wonder, help wanted, input needed, don't know, dunno, question, for you to decide, decisions needed, pending, pending decisions, things we don't know, not decided, not decided yet, undecided yet, parking lot, what we did not agree on, not agreed, not settled, left open, tabled, parked, to sleep on,
       open questions, open question, questions, not sure yet, not sure, unsure, unclear, undecided, to be decided, tbd, open points, open issues,
       still open, open, unknowns, things to decide, don't know yet, to discuss, what we don't know, what we don't know yet, what we dont know yet, what i don't know yet, to clarify`,
  ),
};
