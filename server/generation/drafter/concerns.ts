/** Something that an idea touches and that experience says must be asked or guarded. */
interface Concern {
  name: string;
  pattern: RegExp;
  question: string;
  risk: string;
  /** A non-functional requirement, as a sentence with "shall". */
  requirement: string;
  assumption: string;
}

const concerns: readonly Concern[] = [
  {
    name: 'donations',
    pattern: /\b(?:donat\w+|donors?|fundrais\w+|charit\w+)\b/i,
    question:
      'In which countries is the charity registered, and what must a valid tax receipt contain there?',
    risk: 'A monthly donation fails silently when a card expires. Retry it, tell the donor, and show the failures to the staff.',
    requirement:
      'The system shall keep each donation, its receipt and every change to it for as long as the tax law of the country asks.',
    assumption: 'Donations are received by one organisation, in one currency.',
  },
  {
    name: 'invoicing',
    pattern: /\b(?:invoic\w+|billing)\b/i,
    question: 'Which tax rules, invoice numbering and currencies apply to the first users?',
    risk: 'A wrong tax line or a gap in the numbering makes an invoice invalid. Number invoices without gaps and never change one that was sent.',
    requirement:
      'The system shall number invoices without gaps and shall not change an invoice after it was sent.',
    assumption: 'Invoices are issued in one currency per user.',
  },
  {
    name: 'payments',
    pattern:
      /\b(?:pays?|paying(?! (?:famil|custom|user|member|client|compan|shop|attention|subscrib|guest|student|reader|team|tenant|school))|payments?|(?:get|gets|getting|be) paid|checkout|deposits?|purchas\w+|subscriptions?|refunds?|escrow|(?:credit|debit|bank|gift) cards?|stripe|paypal|buys?|sells?)\b(?! (?:attention|off\b))/i,
    question:
      'Who handles refunds, disputes and sales tax, and what does the product keep of each payment?',
    risk: 'A payment is taken but the order is not recorded, or the other way round. Confirm from the payment provider, not from the browser.',
    requirement: 'The system shall never store card numbers; the payment provider holds them.',
    assumption: 'A hosted payment page is used, so that card data never reaches the product.',
  },
  {
    name: 'health',
    pattern:
      /\b(?:patients?|clinics?|nurses?|doctors?|health\w*|medical|hipaa|medication|symptoms?|therap\w+|diagnos\w+|hospitals?|blood|mental)\b/i,
    question:
      'Does the product hold health data of patients, and if so, who gives consent, and which law applies?',
    risk: 'Health or staff data reaches somebody who must not see it. Grant access by role, and log each access.',
    requirement: 'The system shall log who read or changed a record about a person, and when.',
    assumption: 'No patient record is stored in the first release.',
  },
  {
    name: 'children',
    pattern: /\b(?:child\w*|kids?|pupils?|primary school|classrooms?|minors?|teen\w*|toddlers?)\b/i,
    question:
      'Who consents for the children, and may a pupil use the product without an e-mail address?',
    risk: 'More is collected about children than is needed. Use nicknames or class codes instead of names where possible.',
    requirement:
      'The system shall collect no contact data from children and shall show them no advertising.',
    assumption: 'An adult sets up the accounts of children.',
  },
  {
    name: 'location',
    pattern:
      /\b(?:maps?(?! out)|gps|location|nearby|near me|near them|distance|delivery (?:routes?|address\w*)|deliveries|routes?)\b/i,
    question: 'How exact must a location be, who sees it, and for how long is it kept?',
    risk: 'Exact addresses are shown to strangers. Show the area first, and the address after both sides agree.',
    requirement:
      'The system shall ask for the location at the moment of need and shall work from a typed place when it is denied.',
    assumption: 'A place can be typed in where location access is refused.',
  },
  {
    name: 'marketplace',
    pattern:
      /\b(?:marketplace|sellers?|vendors?|buyers?|two-sided|listings?|farmers|gig workers?)\b/i,
    question:
      'Which side comes first, in which area, and what brings the other side before there is much to choose from?',
    risk: 'One side finds an empty place and does not return. Start in one area and sign up the supply side by hand.',
    requirement:
      'The system shall show each side only the contact data that a confirmed deal needs.',
    assumption: 'The first release serves one area only.',
  },
  {
    name: 'scheduling',
    pattern:
      /\b(?:schedul\w+|bookings?|book(?=\s(?:an?|the|their|his|her|walks?|slots?|rooms?|lessons?|sessions?|visits?|tables?|classes|rides?|shifts?))|appointments?|shifts?|rota|time slots?|reservations?|shared calendar|google calendar|events?)\b/i,
    question: 'Until when may somebody cancel or change, and who is told?',
    risk: 'Two people are given the same slot. Let the database decide who was first, not the page.',
    requirement:
      'The system shall never confirm the same slot twice, even when two requests arrive at the same moment.',
    assumption: 'All times are shown in the time zone of the place where things happen.',
  },
  {
    name: 'conversation',
    pattern:
      /\b(?:chat(?!bot)\w*|(?<!text )messag\w+|comments?|forum|social feed|news feed|activity feed|community|posts|reviews)\b/i,
    question: 'Who may write to whom, and who deals with abuse that is reported?',
    risk: 'Abuse or spam drives people away. Offer block and report from the first day, and name a person who reads the reports.',
    requirement:
      'The system shall let a person report and block another, and shall keep reported content for review.',
    assumption: 'Content is checked after it is reported, not before it appears.',
  },
  {
    name: 'ai',
    pattern:
      /\b(?:ai|a\.i\.|artificial intelligence|machine learning|gpt|llm|chatbots?|recommend(?:s|ations?)?|suggests? (?:meals|books|songs|products|what|which)|suggestions|predict\w*)\b/i,
    question: 'What happens when the suggestion is wrong, and who notices?',
    risk: 'Confident but wrong suggestions cost trust. Say where a suggestion comes from and make it easy to reject.',
    requirement:
      'The system shall mark what was generated or suggested by a model and shall let the user correct or reject it.',
    assumption: 'No text of a user is used to train a model.',
  },
  {
    name: 'notifications',
    pattern:
      /\b(?:remind\w*|notif\w+|alerts?|sms|text messages?|push (?:notifications?|messages?)|e-?mails?|newsletter)\b/i,
    question:
      'Through which channels are messages sent, at what hours, and how does somebody stop them?',
    risk: 'Too many messages are muted, and the important one is missed. Send few, and let people choose.',
    requirement:
      'The system shall let each person switch off every kind of message that is not about safety or money.',
    assumption: 'Messages go out between 8:00 and 20:00 local time unless somebody asks for more.',
  },
  {
    name: 'food',
    pattern:
      /\b(?:recipes?|meals?|menus?(?= for)|dishes|food|diet(?!s of data)\w*|ingredients?|allerg\w+|(?<=\b(?:fresh|local|list|sell|buy|organic|seasonal|their)\s)produce)\b/i,
    question: 'Who is responsible for allergen and freshness information, and where is it shown?',
    risk: 'Wrong allergen information does harm. Show what is known and say plainly what is not.',
    requirement:
      'The system shall show allergen information, where it exists, before a person decides.',
    assumption: 'Quantities are in metric units, with conversion.',
  },
  {
    name: 'assessment',
    pattern: /\b(?:quiz\w*|grades|exams?|lessons?|homework|vocabulary|flash ?cards?)\b/i,
    question: 'Do results count for anything outside the product, and may a learner try again?',
    risk: 'Learners chase points instead of learning. Measure what is remembered a week later.',
    requirement:
      'The system shall keep an unfinished exercise, so that a lost connection costs no answer.',
    assumption: 'Results are for practice and are not official grades.',
  },
  {
    name: 'fitness',
    pattern: /\b(?:workouts?|gym|fitness|calories|lifters?)\b/i,
    question:
      'Which measurements come from devices, which are typed in, and which one wins when they disagree?',
    risk: 'Logging takes longer than the rest between two sets. Measure the taps that one entry takes.',
    requirement:
      'The system shall save an entry on the device at once and shall send it when there is a connection.',
    assumption: 'Workouts are private until their owner shares them.',
  },
  {
    name: 'offline',
    pattern:
      /\b(?:offline|without (?:an? )?(?:internet|connection)|low bandwidth|poor connection)\b/i,
    question:
      'Which parts must work without a connection, and what wins when two devices changed the same thing?',
    risk: 'Changes made offline are lost or overwritten. Keep both versions and let the user choose.',
    requirement: 'The system shall keep the last data on the device and shall show how old it is.',
    assumption: 'The newest change wins unless both touch the same field.',
  },
  {
    name: 'devices',
    pattern:
      /\b(?:barcodes?|qr codes?|laptops?|hardware|inventory|asset (?:tool|tags?|tracking|list)|warehouses?|serial numbers?)\b/i,
    question: 'Which list is right today, and who corrects it when it and the shelf disagree?',
    risk: 'The first import is wrong and nobody trusts the list again. Count a sample before going live.',
    requirement:
      'The system shall keep the full history of each item: who had it, from when, until when.',
    assumption: 'Each item has a label or serial number that is unique.',
  },
  {
    name: 'photos',
    pattern:
      /\b(?:photos?|pictures?|images?|videos?(?! (?:calls?|chats?|meetings?|conferenc\w+|lessons?))|voice (?:notes?|messages?|recordings?)|record (?:my|their|your) voice|audio|recordings|camera)\b/i,
    question: 'How long are pictures and recordings kept, and may they show other people?',
    risk: 'Large files fail on slow connections. Shrink them on the device and resume a broken upload.',
    requirement: 'The system shall remove location data from pictures before it stores them.',
    assumption: 'Files are seen only by the people who take part in that record.',
  },
  {
    name: 'personal data',
    pattern:
      /\b(?:gdpr|ccpa|ferpa|personal data|privacy|(?:user|customer) profiles?|accounts?(?! (?:payable|receivable|books?|managers?))|log ?in|sso|sign up(?! for (?:events|shifts|classes)))\b/i,
    question: 'Which personal data is really needed, and when is it deleted?',
    risk: 'Data is kept because nobody decided to delete it. Set a period for each entity before launch.',
    requirement:
      'The system shall let a person export and delete their own data within 30 days of asking.',
    assumption: 'An account needs a name and an e-mail address only.',
  },
];

/** A concern with the word of the idea that it was found by. */
interface FoundConcern extends Concern {
  word: string;
}

/** The concerns that a text touches, in the order of the table, which puts the particular before the general. */
export function concernsOf(text: string): FoundConcern[] {
  const read = text.replace(/\b(?:apple health|google fit)\b/gi, '');
  return concerns.flatMap((concern) => {
    const word = concern.pattern.exec(read)?.[0];
    return word === undefined ? [] : [{ ...concern, word }];
  });
}
