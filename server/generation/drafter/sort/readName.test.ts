import { sortIdea } from './sortIdea';

test.each([
  ['Chat for apartment buildings ("Stairwell")\n\nEvery building gets a group.', 'Stairwell'],
  ['Drivers report icy roads. Let’s call it Gritty.', 'Gritty'],
  ['**Chegou! – encomendas na portaria**\n\nO porteiro regista cada encomenda.', 'Chegou!'],
  ['Build me a thing called crumbcount for bakeries. Bakers enter loaves.', 'crumbcount'],
  ['I want a route planner called Tramplo. Walkers see the way.', 'Tramplo'],
  ['A gas station log. It has two compressors and one booster named Agnes.', undefined],
  ['Engineers log visits, and a dispatcher called Maureen sends the next job.', undefined],
  ['Riegos. El acequiero, que se llama Vicente, avisa a cada socio.', undefined],
  ['Tours. The guide, who is called Maureen, retires in June.', undefined],
  ['Una app para socios que se llama Regador. Los socios riegan.', 'Regador'],
  ['Une appli pour les bénévoles, qui s’appelle Covoit. On y réserve.', 'Covoit'],
  ['Un’app per i volontari che si chiama Gattile. I volontari scrivono.', 'Gattile'],
  ['Aplikacja dla wolontariuszy, która nazywa się Łapa. Każdy widzi plan.', 'Łapa'],
  ['## What\nHushReel is a Chrome add-on that blurs headlines. Viewers set it up.', 'HushReel'],
  ['Sweeps see their stops. name is SootBook. Customers book a day.', 'SootBook'],
  ['Sweeps see their stops. My name is Anna. Customers book a day.', undefined],
  ['Orders are kept. QuickBooks is a tool we have. Bakers see orders.', undefined],
  ['A site for our farm. DeShawn is the farmer. Customers order eggs.', undefined],
  ['A booking tool. OpenTable is a competitor. Waiters enter tables.', undefined],
  ['Like Statuspage, but honest. Customers see incidents.', undefined],
  ['Anna is a nurse. She wants to note wounds on her phone.', undefined],
  ['slabfeed. one API over all avalanche bulletins\n\nGuides query it.', 'slabfeed'],
  ['twinless: a command line tool for photos\n\n    twinless scan', 'twinless'],
  ['The Tide Clerk. A browser game about forms in a harbour office.', 'The Tide Clerk'],
  ['We’d like a small app, Voicelist, where singers say whether they come.', 'Voicelist'],
  ['The yearly instruction bores all. LiftRight should be 12 clips from our yard.', 'LiftRight'],
  ['rant: our gym loses bookings. Members book courts and coaches see them.', undefined],
  ['Chatteris. A small town where residents report potholes on a map.', undefined],
  ['Our current system, Maximo, is slow. We want an app to log repairs.', undefined],
  ['We want a shop for yarn. PostNord will deliver parcels to customers.', undefined],
  ['Chatteris. The council wants an app where residents report potholes.', undefined],
  ['sooo. A choir has no plan. Singers list songs.', undefined],
  ['A stock tool. Clerks count goods. DataPort should be switched off.', undefined],
  ['We use SystmOne. SystmOne should be linked. Nurses see wounds.', undefined],
  ['London has 33 boroughs. Each one collects waste on other days.', undefined],
  ['PagerDuty costs too much. We want a page where engineers swap shifts.', undefined],
  ['An app, Android only, that plays music along hiking paths.', undefined],
  ['[10:02] Zed: who took the van keys\n[10:03] Mira: one page for that, please', undefined],
  ['Baking days for a village oven. Villagers put down their loaves.', undefined],
  ['It is a site for residents that is to meet WCAG 2.1 AA. The officer offers plots.', undefined],
  ['Features:\n- Members reserve tools\n- The clerk sees loans', undefined],
  ['Lost property : type something like “lamp”\n\nStaff find items.', undefined],
  ['Fundbüro: Suche, z. B. „Lampe“\n\nDas Personal findet Dinge.', undefined],
])('the name that the idea states: %s', (idea, name) => {
  expect(sortIdea(idea).name).toBe(name);
});

test('an article with a small letter begins no name', () => {
  const chat =
    '[09:12] Bea: so what should it do, you keep saying "the thing"\n[09:13] Raj: singers scan a copy';
  expect(sortIdea(chat).name).toBeUndefined();
  expect(sortIdea('Subject: Idea for "The Den"\n\nScouts lend a tent.').name).toBe('The Den');
});
