/** One-line ideas, each after the types that a sensible reader may see in it. */
export const oneLiners = `
tracker: log how much water my kid drinks each day
tracker: app to remember when I last changed the cat litter
tracker: mood diary
tracker: record of every hike I did this year
tracker|planning: chore chart for a family of five
tracker: simple habit counter
tracker: keep a list of wines I have tasted
tracker|clinical: pill reminder for my grandmother
tracker: how many cups of coffee did I drink this week
marketplace|lending|community: swap children's clothes with other parents
marketplace: sell used bikes to people nearby
marketplace: farmers offer leftover vegetables to restaurants
marketplace: find a plumber and compare offers
marketplace: auction site for old vinyl records
marketplace|booking: rent out your driveway by the hour
marketplace|booking: dog walking
marketplace|booking: find a babysitter for tonight
booking: book a hairdresser online
booking: reserve a table at our restaurant
booking: laundry room reservation for our building
booking: appointment scheduling for a nail salon
booking: tennis court times for club members
booking: meeting room booking
booking|planning: tee times for a golf club
ticketing|community|directory|marketplace: lost pet board for our neighbourhood
ticketing: report broken street lights to the city
ticketing: helpdesk for a small school
ticketing: tenants report repairs with a photo
ticketing: bug tracker for our team
ticketing: complaint handling for a bus company
ticketing|community|directory: lost and found for a railway station
lending: neighbours lend each other tools
lending: who borrowed my books
lending: check out cameras from the university equipment room
lending: toy library for our village
lending: board game library where members borrow games
lending|booking: rent camping gear and bring it back
game: a word puzzle for the train
game: two-player quiz battle with friends
game: platform jumper where a frog collects flies
game: multiplayer card game
game|single-page-utility: dice roller for role-playing nights
game|learning: guess the flag
iot-monitor: warn me when the freezer gets too warm
iot-monitor: soil sensor for balcony tomatoes
iot-monitor: monitor the water level in our well
iot-monitor: baby room temperature alarm
iot-monitor: show the air quality in each classroom
iot-monitor: aquarium monitor
api: API that returns public holidays per country
api: service that resizes images over HTTP
api: webhook relay for payment events
api: currency exchange rates as JSON
api: endpoint to validate VAT numbers
browser-extension: Chrome extension that hides spoilers
browser-extension: plugin for Firefox that blocks cookie banners
browser-extension: show price history on every shop page I visit
browser-extension: save all open tabs with one click
browser-extension: dark mode for any website
internal-tool|finance: approve purchase orders in our company
internal-tool|hr: onboarding checklist for new employees
internal-tool|lending: keep track of keys in our office
internal-tool: visitor sign-in at the front desk
internal-tool: contract archive for our legal department
internal-tool: replace the Excel sheet our warehouse uses
clinical: patient intake for a dental practice
clinical: wound documentation for nurses
clinical|tracker: headache diary for my doctor
clinical: medication plan for a nursing home
clinical: blood pressure readings shared with my GP
clinical: vet records for a farm
community: a forum for beekeepers
community: meet other dads in my town
community: neighbourhood help for elderly people
community: club page where members share photos
community: book club for night owls
single-page-utility: egg timer
single-page-utility|finance: calculate the tip and split the bill
single-page-utility: convert cups to grams
single-page-utility: random name picker for my class
single-page-utility: password generator
single-page-utility: countdown to my holiday
single-page-utility: colour contrast checker
e-commerce: online shop for handmade soap
e-commerce: sell my honey online
e-commerce: order bread from the bakery and pick it up
e-commerce: subscription box with coffee beans
e-commerce: web store for spare parts of old tractors
learning: learn Polish vocabulary on the bus
learning: flashcards for medical students
learning: practice for the driving test
learning: teach kids the times tables
learning: online course about bread baking
learning: piano lessons for adults
content-tool: turn my blog posts into a newsletter
content-tool: collect family recipes in a cookbook
content-tool: tool for writing subtitles
content-tool|event: photo album for a wedding
content-tool: podcast editing
content-tool: edit and publish the parish magazine
delivery: courier app for bicycle messengers
delivery|community: volunteers bring groceries to people at home
delivery: track my parcel
delivery|planning: route planner for a milk round
delivery|booking: ride service for wheelchair users
finance: split costs among flatmates
finance: send invoices and see who has paid
finance: household budget
finance: expense claims with receipts
finance|tracker: track my subscriptions
finance|community: savings club for ten friends
finance|single-page-utility: tax calculator for freelancers
hr: holiday requests for our team
hr: track applicants and interviews
hr: time sheets for seasonal workers
hr: performance reviews without paperwork
hr: employee recognition app
hr: clock in and out
event: guest list for a wedding
event: organise a street party
event: conference schedule with speakers
event: RSVP for birthday parties
event|game: tournament brackets for table tennis
event: sell tickets for our school play
directory: list of all playgrounds in the city
directory: map of drinking fountains
directory: find vegan restaurants near me
directory|marketplace: searchable catalogue of local craftspeople
directory: where can I swim outdoors
directory: wiki of edible mushrooms
survey|planning: poll where to eat lunch
survey|hr: anonymous employee feedback
survey: questionnaire for museum visitors
survey: vote on the next class trip
survey: ask customers how satisfied they were
chat: messenger for deaf people
chat: chat with strangers about books
chat: bot that answers questions about our museum
chat: anonymous helpline for teenagers
chat: walkie-talkie voice messages for families
analytics: dashboard of our shop's sales
analytics: see which of our videos do best
analytics: visualise ridership of the city's buses
analytics|iot-monitor: compare energy use of all our schools
analytics: report on website visitors
planning: weekly meal planner
planning|hr: shift plan for volunteers at the food bank
planning|event: plan a road trip with friends
planning: to-do list for two
planning: who drives the kids on which day
planning: project timeline for house builders
planning: seating rota
planning|single-page-utility: packing list for hikers
none: asdf qwer zxcv
none: hello
none: I am so tired today
none: my dog is called Rex
none: the weather was nice yesterday and we walked a lot
none: do you have any idea?
none: an app
none: something with AI
none: blue green yellow
none: make me rich
none: A revolutionary platform that changes everything
tracker: Aufschreiben, wie viel Wasser ich am Tag trinke
marketplace: Gebrauchte Kinderkleidung an andere Eltern verkaufen
booking: Friseurtermine online vereinbaren
ticketing: Mieter melden Schäden in der Wohnung mit Foto
lending: Nachbarn leihen sich gegenseitig Werkzeug aus
game: Ein Quizspiel für zwei Spieler
iot-monitor: Warnung, wenn der Gefrierschrank zu warm wird
api: Schnittstelle, die Feiertage als JSON liefert
browser-extension: Erweiterung für Chrome, die Werbung ausblendet
internal-tool|finance: Freigabe von Bestellungen in unserer Firma
clinical: Medikamentenplan für ein Pflegeheim
community: Forum für Imker aus der Region
single-page-utility: Eieruhr
single-page-utility: Tassen in Gramm umrechnen
e-commerce: Onlineshop für handgemachte Seife
learning: Polnische Vokabeln im Bus lernen
content-tool: Familienrezepte zu einem Kochbuch zusammenstellen
delivery: Ehrenamtliche bringen Einkäufe nach Hause
finance: Haushaltskasse für eine Wohngemeinschaft
hr: Urlaubsanträge für unser Team
event: Gästeliste für eine Hochzeit
directory: Karte aller Trinkbrunnen der Stadt
survey: Abstimmung, wo wir zu Mittag essen
chat: Chat mit Fremden über Bücher
analytics: Auswertung unserer Verkaufszahlen nach Filiale
planning: Essensplan für die Woche
ticketing|community|directory|marketplace: Suchanzeigen für entlaufene Haustiere
tracker: noter combien d'eau je bois chaque jour
marketplace: vendre des vêtements d'enfants d'occasion entre parents
booking: prendre rendez-vous chez le coiffeur en ligne
ticketing: signaler les lampadaires en panne à la mairie
lending: prêter des outils entre voisins
game: un jeu de mots pour le train
iot-monitor: m'avertir quand le congélateur est trop chaud
api: une API qui renvoie les jours fériés en JSON
browser-extension: extension Firefox qui bloque les bannières de cookies
internal-tool|finance: validation des commandes dans notre entreprise
clinical: plan de médicaments pour une maison de retraite
community: un forum pour les apiculteurs
single-page-utility: minuteur pour les œufs
single-page-utility: convertir des tasses en grammes
e-commerce: boutique en ligne de savons artisanaux
learning: apprendre du vocabulaire polonais dans le bus
content-tool: rassembler les recettes de famille dans un livre
delivery: des bénévoles livrent les courses à domicile
finance: partager les dépenses entre colocataires
hr: demandes de congés de notre équipe
event: liste des invités d'un mariage
directory: carte des fontaines à eau de la ville
survey: voter pour le restaurant du midi
chat: discuter avec des inconnus sur les livres
analytics: tableau de bord des ventes du magasin
planning: planning des repas de la semaine
tracker: anotar cuánta agua bebo cada día
marketplace: vender ropa infantil de segunda mano entre padres
booking: reservar cita en la peluquería
ticketing: los vecinos avisan de farolas rotas al ayuntamiento
lending: prestar herramientas entre vecinos
game: un juego de palabras para el tren
iot-monitor: avisarme cuando el congelador se calienta demasiado
api: una API que devuelve los días festivos en JSON
browser-extension: extensión de Chrome que bloquea anuncios
internal-tool|finance: aprobar pedidos de compra en nuestra empresa
clinical: plan de medicación para una residencia de ancianos
community: un foro para apicultores
single-page-utility: temporizador para huevos
single-page-utility: convertir tazas en gramos
e-commerce: tienda en línea de jabones artesanales
learning: aprender vocabulario polaco en el autobús
content-tool: reunir las recetas de la familia en un libro
delivery: voluntarios llevan la compra a casa de los mayores
finance: repartir gastos entre compañeros de piso
hr: solicitudes de vacaciones de nuestro equipo
event: lista de invitados para una boda
directory: mapa de las fuentes de agua potable de la ciudad
survey: votar dónde comemos
chat: charlar con desconocidos sobre libros
analytics: panel con las ventas de nuestras tiendas
planning: menú semanal de comidas
tracker: anotar quanta água bebo por dia
marketplace: vender roupa infantil usada entre pais
booking: marcar hora no cabeleireiro
ticketing: moradores informam postes de luz com defeito à prefeitura
lending: vizinhos emprestam ferramentas uns aos outros
game: um jogo de palavras para o trem
iot-monitor: avisar quando o freezer esquenta demais
api: uma API que devolve os feriados em JSON
browser-extension: extensão do Chrome que bloqueia anúncios
internal-tool|finance: aprovar pedidos de compra na nossa empresa
clinical: plano de medicamentos para um lar de idosos
community: um fórum para apicultores
single-page-utility: temporizador de ovos
single-page-utility: converter xícaras em gramas
e-commerce: loja online de sabonetes artesanais
learning: aprender vocabulário polonês no ônibus
content-tool: reunir as receitas da família num livro
delivery: voluntários levam as compras a casa dos idosos
finance: dividir as despesas da casa
hr: pedidos de férias da nossa equipe
event: lista de convidados para um casamento
directory: mapa dos bebedouros da cidade
survey: votar onde vamos almoçar
chat: conversar com desconhecidos sobre livros
analytics: painel com as vendas das nossas lojas
planning: cardápio da semana
tracker: segnare quanta acqua bevo ogni giorno
marketplace: vendere vestiti usati per bambini ad altri genitori
booking: prenotare il parrucchiere online
ticketing: segnalare i lampioni rotti al comune
lending: prestarsi gli attrezzi tra vicini
game: un gioco di parole per il treno
iot-monitor: avvisami quando il congelatore è troppo caldo
api: un'API che restituisce i giorni festivi in JSON
browser-extension: estensione di Chrome che blocca la pubblicità
internal-tool|finance: approvare gli ordini di acquisto nella nostra azienda
clinical: piano dei farmaci per una casa di riposo
community: un forum per apicoltori
single-page-utility: timer per le uova
single-page-utility: convertire tazze in grammi
e-commerce: negozio online di saponi artigianali
learning: imparare vocaboli polacchi in autobus
content-tool: raccogliere le ricette di famiglia in un libro
delivery: volontari portano la spesa a casa degli anziani
finance: dividere le spese tra coinquilini
hr: richieste di ferie della nostra squadra
event: lista degli invitati per un matrimonio
directory: mappa delle fontanelle della città
survey: votare dove andare a pranzo
chat: chattare con sconosciuti di libri
analytics: cruscotto delle vendite dei nostri negozi
planning: menù della settimana
tracker: opschrijven hoeveel water ik per dag drink
marketplace: tweedehands kinderkleding verkopen aan andere ouders
booking: online een afspraak maken bij de kapper
ticketing: bewoners melden kapotte lantaarnpalen bij de gemeente
lending: buren lenen gereedschap aan elkaar uit
game: een woordspel voor in de trein
iot-monitor: waarschuw me als de vriezer te warm wordt
api: een API die feestdagen als JSON geeft
browser-extension: Chrome-extensie die reclame verbergt
internal-tool|finance: inkooporders goedkeuren in ons bedrijf
clinical: medicatieoverzicht voor een verpleeghuis
community: een forum voor imkers
single-page-utility: eierwekker
single-page-utility: kopjes omrekenen naar gram
e-commerce: webwinkel voor handgemaakte zeep
learning: Poolse woordjes leren in de bus
content-tool: familierecepten verzamelen in een kookboek
delivery: vrijwilligers brengen boodschappen thuis
finance: kosten delen met huisgenoten
hr: verlofaanvragen van ons team
event: gastenlijst voor een bruiloft
directory: kaart van alle drinkwaterpunten in de stad
survey: stemmen waar we gaan lunchen
chat: chatten met onbekenden over boeken
analytics: dashboard met de verkoop van onze winkels
planning: weekmenu plannen
tracker: zapisuję, ile wody piję każdego dnia
marketplace: sprzedaż używanych ubranek między rodzicami
booking: umawianie wizyt u fryzjera przez internet
ticketing: mieszkańcy zgłaszają zepsute latarnie
lending: sąsiedzi pożyczają sobie narzędzia
game: gra słowna do pociągu
iot-monitor: ostrzeżenie, gdy zamrażarka jest za ciepła
api: API, które zwraca święta jako JSON
browser-extension: rozszerzenie Chrome, które blokuje reklamy
internal-tool|finance: zatwierdzanie zamówień w naszej firmie
clinical: plan leków dla domu opieki
community: forum dla pszczelarzy
single-page-utility: minutnik do jajek
single-page-utility: przelicznik szklanek na gramy
e-commerce: sklep internetowy z mydłem ręcznie robionym
learning: nauka angielskich słówek w autobusie
content-tool: zebrać przepisy rodzinne w książkę kucharską
delivery: wolontariusze przywożą zakupy do domu
finance: podział kosztów między współlokatorami
hr: wnioski urlopowe naszego zespołu
event: lista gości na wesele
directory: mapa wszystkich placów zabaw w mieście
survey: głosowanie, gdzie zjemy obiad
chat: czat z nieznajomymi o książkach
analytics: zestawienie sprzedaży naszych sklepów
planning: plan posiłków na tydzień
tracker: 毎日飲んだ水の量を記録するアプリ
marketplace: 子ども服を親同士で売り買いできるアプリ
booking: 美容院のネット予約
ticketing: 住民が壊れた街灯を市役所に通報する
lending: 近所で工具を貸し借りする
game: 電車で遊べる言葉遊びのゲーム
iot-monitor: 冷凍庫の温度が上がったら知らせてほしい
api: 祝日をJSONで返すAPI
browser-extension: 広告を消すChrome拡張機能
internal-tool|finance: 社内の購入申請を承認する
clinical: 介護施設の服薬管理
community: 養蜂家のための掲示板
single-page-utility: ゆで卵タイマー
single-page-utility: カップをグラムに換算する
e-commerce: 手作り石けんのネットショップ
learning: 電車で英単語を覚える
content-tool: 家族のレシピをまとめて本にする
delivery: ボランティアが高齢者に買い物を届ける
finance: ルームメイトと生活費を割り勘する
hr: チームの有給休暇の申請
event: 結婚式の招待客リスト
directory: 市内の水飲み場の地図
survey: ランチの場所を投票で決める
chat: 本について知らない人とチャットする
analytics: 店舗ごとの売上をグラフで見る
planning: 一週間の献立を考える
tracker: تسجيل كمية الماء التي أشربها كل يوم
marketplace: بيع ملابس الأطفال المستعملة بين الأهالي
booking: حجز موعد عند الحلاق
ticketing: السكان يبلغون البلدية عن أعمدة الإنارة المعطلة
lending: الجيران يعيرون بعضهم الأدوات
game: لعبة كلمات للقطار
iot-monitor: تنبيه عندما ترتفع حرارة الثلاجة
api: واجهة برمجية تعيد العطل الرسمية بصيغة JSON
browser-extension: إضافة لمتصفح كروم تحجب الإعلانات
internal-tool|finance: الموافقة على طلبات الشراء في شركتنا
clinical: خطة الأدوية لدار المسنين
community: منتدى لمربي النحل
single-page-utility: مؤقت لسلق البيض
single-page-utility: تحويل الأكواب إلى غرامات
e-commerce: متجر إلكتروني للصابون اليدوي
learning: تعلم مفردات اللغة الإنجليزية في الحافلة
content-tool: جمع وصفات العائلة في كتاب
delivery: متطوعون يوصلون المشتريات إلى كبار السن
finance: تقسيم المصاريف بين زملاء السكن
hr: طلبات الإجازة لفريقنا
event: قائمة المدعوين لحفل زفاف
directory: خريطة لجميع ملاعب الأطفال في المدينة
survey: التصويت على مكان الغداء
chat: دردشة مع غرباء عن الكتب
analytics: لوحة مبيعات متاجرنا
planning: خطة الوجبات الأسبوعية
`;
