import type { DocumentType } from '../../../contract/documentType';

/** An example card and its idea. */
export interface ExampleIdea {
  title: string;
  category: string;
  /** The text on the card. */
  description: string;
  /** The idea as a founder would write it. */
  idea: string;
}

/** Four examples for each document type (docs/behaviour.md#examples). */
export const exampleIdeas: Record<DocumentType, readonly ExampleIdea[]> = {
  prd: [
    {
      title: 'E-commerce Mobile App',
      category: 'Retail',
      description:
        'A shopping app for independent clothes shops that share one basket and one delivery.',
      idea: 'A mobile app where people in one city buy from independent clothes shops as if they were one store. Shoppers browse by size, style and neighbourhood, put pieces from several shops into one basket, pay once, and get one delivery by bicycle the same evening or collect in person. Shop owners photograph a piece with their phone, set its price and stock in under a minute, and see what sells. Our audience is shoppers between 20 and 40 who would rather buy locally but do not have the time to visit five shops. In the first year we want 60 shops, 5,000 monthly buyers and a return rate below 15 percent. Returns must be as easy as ordering: hand the bag to the courier or drop it at any shop.',
    },
    {
      title: 'Healthcare Patient Portal',
      category: 'Healthcare',
      description:
        'One place for patients of a group practice to book, read results and ask questions.',
      idea: 'A patient portal for group practices with five to twenty doctors. Patients book and move appointments without calling, fill in the questionnaire before the visit at home, read lab results together with a short explanation by their doctor, ask for repeat prescriptions and send a question that is answered within two working days. Reception staff see all requests in one list and can hand them over to a nurse or a doctor. Parents manage the appointments of their children, and carers those of the people they look after, with consent that can be withdrawn at any time. It has to work for people of 80 with large text and no app installed. Health data stays in the country and every access is logged. We want to halve the calls to reception within six months and cut missed appointments by a third.',
    },
    {
      title: 'Project Management Tool',
      category: 'Productivity',
      description: 'Planning for small agencies that sell days and want to know where they went.',
      idea: 'A project management tool for creative agencies of 5 to 30 people that sell their work by the day. A project starts from the offer: its line items become tasks with a budget in days. Team members see one list for today, drawn from all their projects, and book their time on a task with one click. Project leads see at a glance which tasks will run over budget, and the tool drafts the message to the client that asks for more days before they are spent. Owners see next month: who is free, who is overbooked, which offers would fit. It must import existing projects from a spreadsheet and post to the team chat. Goals for the first year: 100 paying agencies, and budget overruns known two weeks earlier than before.',
    },
    {
      title: 'Smart Home Controller',
      category: 'IoT',
      description:
        'Heating, light and blinds of a rented flat in one app, without a cloud account.',
      idea: 'A smart home controller for people who rent: a small box that is plugged in, finds the heating valves, lamps, plugs and blinds that are already there whatever their brand, and leaves no screw behind when they move out. Rooms are controlled from a phone, from a wall tablet or by a physical button, and everybody in the flat can use it, guests included, without an account. Routines are written as sentences such as "when the last person leaves, turn everything off except the fridge". All data stays on the box, and it keeps working when the internet is down. The app shows what each room used in energy and money, compared with last month. Success means set up in under 15 minutes without help, and 12 percent less heating energy in the first winter.',
    },
  ],
  frd: [
    {
      title: 'Financial Dashboard',
      category: 'Finance',
      description:
        'Cash today, cash in three months, and the invoices that decide it, for small firms.',
      idea: 'A financial dashboard for owners of firms with up to 50 employees who look at their money once a week. It connects to bank accounts and to the accounting software, sorts transactions into categories that the owner can correct, and learns from the corrections. The first page answers three questions: how much cash is there today, how much will there be in 13 weeks, and which five open invoices matter most. Forecasts can be played with: what if this customer pays 30 days late, what if we hire in March. The bookkeeper and the tax adviser get their own access with read-only rights and an export. Every figure can be traced to the transactions behind it. Data is refreshed every hour, a connection that fails is shown within a minute, and amounts are always in the currency of the account, with the rate used.',
    },
    {
      title: 'Video Streaming Platform',
      category: 'Entertainment',
      description: 'Independent films for a monthly fee that goes to the films you watched.',
      idea: 'A video streaming platform for independent films and documentaries. Members pay a monthly fee, and the share that is left after costs goes to the films that they themselves watched, by the minute. Viewers find films through short lists made by named curators, watch on television, phone or browser, continue where they stopped, and switch subtitles in eight languages. Film makers upload their film with its subtitles and rights per country, see how it is checked and when it is released, and can follow views and income by day. Curators build and publish lists. Playback has to start within two seconds on a 5 Mbit/s line and adapt to the connection; downloads for travelling expire after 30 days. Films are only shown where their rights allow it, and an age rating is enforced by profiles with a PIN.',
    },
    {
      title: 'CRM Integration',
      category: 'Business',
      description: 'Keeps the sales system and the support desk telling the same story.',
      idea: 'An integration that keeps a sales CRM and a support desk in step for companies that sell software subscriptions. Contacts, companies and contracts are matched by email domain and customer number, doubtful matches wait for a person to decide, and a change in one system reaches the other within a minute. Support agents see the contract value, the renewal date and the account owner beside each ticket. Sales people see open tickets and the last satisfaction score before they call. Administrators decide field by field which system wins when both changed the same record, and can undo the changes of a whole day. Both systems limit their calls, so changes are queued and retried, and nothing may be written twice. There is a log of every change with its cause, kept for 12 months, and an alert when the queue grows older than ten minutes.',
    },
    {
      title: 'Logistics Tracking System',
      category: 'Supply Chain',
      description: 'Where every pallet is, how warm it got, and who signed for it.',
      idea: 'A tracking system for hauliers that carry chilled food for several producers. Each pallet gets a label with a code and a reusable temperature sensor. Drivers scan pallets at loading and unloading with their phone, also where there is no network, and the recipient signs on the screen. Dispatchers see all vehicles on a map with their expected arrival, and are warned when a delivery will be more than 20 minutes late or when a pallet was above 7 degrees for longer than ten minutes. Producers and supermarkets get a link to follow their own pallets and nothing else. For each delivery there is a record with times, places, temperatures and the signature that an inspector accepts, kept for three years. The system must handle 400 vehicles and 10,000 pallets a day, and work with the route planning that is in place.',
    },
  ],
  mockup: [
    {
      title: 'Social Media App',
      category: 'Social',
      description: 'A quiet network for neighbours: one street, real names, no endless feed.',
      idea: 'A social app for the people of one street or one building. The start page shows at most ten posts: offers, requests, notices and events of this week, newest first, and ends there. Each post has a picture, the first name and house number of its author, and two buttons: "I can help" and "Thank you". A bar at the top switches between Today, Events, Lending and Neighbours. New neighbours are let in by two people who know them. The look is warm and calm, with large pictures and a lot of room, easy to read for people of every age. A button at the bottom lets you ask the street something in one sentence.',
    },
    {
      title: 'Food Delivery Service',
      category: 'Food & Beverage',
      description: 'Lunch from restaurants nearby for offices that order together by eleven.',
      idea: 'A page for a lunch delivery service for offices. Colleagues order from four restaurants nearby until eleven and everything arrives together at half past twelve, in reusable bowls that are collected the next day. The page shows what today has to offer: four restaurants with three dishes each, with a picture, price, allergens, and a mark for vegan dishes. At the top are a countdown to eleven and the name of the office; at the side is the shared order with who chose what and the total for each person. One button confirms my dish. Below it says how the bowls work and what they save. It should make people hungry: big pictures, short words, fresh green and tomato red.',
    },
    {
      title: 'Fitness Tracker',
      category: 'Health & Fitness',
      description: 'Training for people who start again at fifty, with rest days that count.',
      idea: 'A fitness tracker for people who start again at fifty and want to keep going rather than win. The main screen shows the week as seven circles, with rest days that count as much as training days, and one suggestion for today that takes 20 minutes: a walk, strength for the back, or balance. After training, the person says how it felt on a scale from easy to too much, and the plan for the week follows. Further down are the resting pulse over four weeks, a short note from the physiotherapist, and the next group walk nearby with its participants. No calories, no rankings, no red numbers. Large type, high contrast, and a friendly tone.',
    },
    {
      title: 'Learning Management System',
      category: 'Education',
      description: 'Evening courses of an adult school: what is due, what is new, who can help.',
      idea: 'A page of a learning platform for adults who take evening courses beside their job. It greets the learner and shows at most three things to do this week, each with the time it takes and when it is due. Below are the courses as cards, with progress, the next lesson with date and room or a link to join, and the name and picture of the teacher. A course opens into lessons with a video, a text and a short exercise, and a place for questions where teachers and other learners answer. A calendar at the side shows the coming two weeks. Teachers see the same page with one more card: handed-in work that waits for their comment. Clear and sober, and good to use on a phone in the train.',
    },
  ],
};
