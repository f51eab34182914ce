/** The head of a table's column of roles or users. */
export const headOfRoles =
  /^(?:roles?|user (?:roles?|groups?|types?)|users?|actors?|personas?|(?:be)?nutzer(?:innen|rollen?|gruppen?|typ)?|rollen?|akteur\p{L}*|r[ôo]les?|utilisat\p{L}+|rol|usuári?os?|usuarios?|papéis|funç(?:ão|ões)|utilizador(?:es)?|ruol[oi]|utent[ei]|gebruikers?(?:rol(?:len)?)?|rol[ae]|użytkowni\p{L}+|ロール|役割|役職|ユーザー?|利用者|(?:ال)?(?:دور|أدوار|مستخدم\p{L}*))$/iu;

/** The head of a column that tells something about a role, not what it has rights to. */
export const headOfPerson =
  /^(?:e-?mail\p{L}*|mail|(?:tele)?phone|mobile|name|number|count|how many|age|address|location|place|device|language|shift|team|department|notes?|remarks?|comments?|needs?|wants?|goals?|pain\p{L}*(?: points?)?|frustrations?|motivations?|tasks?|duties|does|jobs?|responsibilit\p{L}+|rights?|permissions?|access|limits?|examples?|frequency|priority|status|type|telefon\p{L}*|handy|nummer|anzahl|alter|adresse|ort|gerät|sprache|abteilung|schicht|bemerkung\p{L}*|anmerkung\p{L}*|hinweis\p{L}*|notiz\p{L}*|kommentare?|bedürfnis\p{L}*|bedarf|braucht|wünsche?|aufgaben?|tätigkeit\p{L}*|verantwort\p{L}+|rechte|berechtigung\p{L}*|zugriff|beispiele?|beschreibung|courriel|téléphone|nom|nombre|âge|lieu|appareil|langue|service|remarques?|commentaires?|besoins?|tâches?|missions?|droits?|accès|correo\p{L}*|teléfono|número|cantidad|edad|dirección|lugar|dispositivo|idioma|turno|notas?|comentarios?|necesidad\p{L}*|tareas?|funciones|derechos|permisos?|acceso|descripción|telefone|nome|quantidade|idade|endereço|local|observaç\p{L}+|necessidades?|tarefas?|direitos|permiss\p{L}+|acesso|descrição|telefono|numero|età|indirizzo|luogo|lingua|osservazion[ei]|commenti|bisogn[oi]|compit[oi]|attività|dirit\p{L}+|permessi|accesso|descrizione|telefoon\p{L}*|naam|aantal|leeftijd|adres|plaats|apparaat|taal|opmerking\p{L}*|behoeften?|taken|taak|rechten|toegang|omschrijving|imię|nazwa|liczba|wiek|miejsce|urządzenie|język|uwagi|komentarz\p{L}*|potrzeb\p{L}+|zadani\p{L}+|obowiązki|uprawnieni\p{L}+|dostęp|opis|メール\p{L}*|電話\p{L}*|氏名|名前|人数|年齢|住所|場所|端末|言語|備考|説明|業務|タスク|権限|要望|ニーズ|البريد\p{L}*|الهاتف|الاسم|العدد|العمر|العنوان|المكان|الجهاز|اللغة|ملاحظ\p{L}+|الوصف|المهام|المهمة|الصلاحيات|الاحتياجات)$/iu;

/** How much somebody may do, at the start of a cell: `own only`, `full`. */
export const extentOfRight =
  /^(?:own|only|full|everything|read|view|write|edit|manage|admin|eigene\p{L}*|nur|voll\p{L}*|alle?s?|les(?:en|e)|lies\p{L}*|schreib\p{L}*|ansehen|bearbeit\p{L}*|seul\p{L}*|tou[st]\p{L}*|complet\p{L}*|lire|lecture|écriture|lit|écrit|voit|modifi\p{L}+|sol[oa]\p{L}*|só|apenas|propi[oa]s?|própri[oa]s?|propri\p{L}*|tod[oa]s?|tutt[oi]|total|lectura|le[eê]r?|ler|escri\p{L}+|edita\p{L}*|leitura|lett?ura|legg\p{L}+|scriv\p{L}+|modific\p{L}+|alleen|eigen|alles|lezen|leest|schrijv\p{L}+|beheer\p{L}*|tylko|własn\p{L}+|wszystk\p{L}+|pełn\p{L}+|odczyt|czyta\p{L}*|zapis\p{L}*|edyt\p{L}+|pisze)(?!\p{L})|^(?:閲覧|編集|作成|登録|削除|承認|参照|更新|自分|本人|全て|すべて|全件|قراءة|يقرأ|كتابة|يكتب|تعديل|يعدل|عرض|يرى|كل|الكل|خاص|فقط|حذف|إنشاء)/iu;

/** All rights: `full`, `everything`. */
export const allRights =
  /^(?:full(?: access)?|everything|all|alles?|voll(?:zugriff)?|tous?|toutes?|tout|complet|todos?|todas?|tudo|tutto|totale?|wszystko|pełny|全て|すべて|全件|كل شيء|الكل)$/iu;

/** The letters of create, read, update and delete or of `rwx`: `CRU`, `C R U D`, `r/w`. */
export const lettersOfRights = /^(?:[crudwxae](?:[\s/,+]*[crudwxae]){0,5}|ro|r\/o)$/iu;
