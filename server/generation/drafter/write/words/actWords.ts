import type { ActName } from '../../sort/actNames';

/** In all languages: words that name an act for sure, the surest first. */
export const actWords: readonly { act: ActName; pattern: RegExp }[] = [
  {
    act: 'scan',
    pattern:
      /(?<!\p{L})(?:scans?|scannt|scannen|scanner|scanne(?:nt)?|escane\p{L}+|escanea[rn]?|scansion\p{L}+|skanuj\p{L}*|gescand)(?!\p{L})|スキャン|読み取|مسح/u,
  },
  {
    act: 'print',
    pattern:
      /(?<!\p{L})(?:prints?|printed|printable|print-?outs?|druckt|drucken|ausdruck\p{L}*|druckbar\p{L}*|imprim\p{L}+|stampa(?:no|re|bil[ei])?|afdruk\p{L}*|printbaar|drukuj\p{L}*|wydruk\p{L}*)(?!\p{L})|印刷|طباعة/u,
  },
  {
    act: 'export',
    pattern:
      /(?<!\p{L}|(?:without|ohne|sem|sin|sans|senza|zonder|bez|opens the|reads the)\s)(?:csv|excel|xlsx?|pdf|xrechnung|export\p{L}*|exporta\p{L}*|eksport\p{L}*|esporta\p{L}*|downloads?|herunterl\p{L}+|lädt .{1,40} herunter|télécharg\p{L}+|descarg\p{L}+|scarica\p{L}*|baixa[rm]?|pobier\p{L}+|downloadt)(?!\p{L})|エクスポート|ダウンロード|تصدير|تنزيل/u,
  },
  {
    act: 'upload',
    pattern:
      /(?<!\p{L})(?:(?:takes?|adds?|sends?) (?:an? )?(?:photo|picture)s?|photographs?|fotografier\p{L}+|mach(?:t|en|e) (?:\p{L}+ )?(?:ein )?fotos?|fotos? (?:vom? |von |der |des )?(?:\p{L}+ ){0,2}mach(?:t|en)|prend(?:re|s)? (?:une )?photos?|haga una foto|sacar? fotos?|tirar foto|fotograf(?:a|ano|are|eert|eren|uje|ują))(?!\p{L})|写真を撮|撮影|يصور/u,
  },
  {
    act: 'assign',
    pattern:
      /(?<!\p{L})(?:assigns?|assigned|(?:weist|weisen) .{1,60} zu|zuweisen|teilt .{1,60} zu|asigna[rn]?|assigne(?:r|nt)?|attribue(?:r|nt)?|assegna(?:re|no)?|atribui[r]?|wijst .{1,60} toe|toewijzen|przydziel\p{L}*)(?!\p{L})|割り当て|[يت]عيّ?ن /u,
  },
  {
    act: 'history',
    pattern:
      /(?<!\p{L})(?:audit trail|is logged|are logged|wird protokolliert|werden protokolliert|historie|est tracée?|historique|historial|cronologia|histórico|wordt gelogd|\p{L}*historie|historia zmian)(?!\p{L})|履歴|سجل/u,
  },
  {
    act: 'remove',
    pattern:
      /(?<!\p{L})(?:deletes?|removes?|gelöscht|löscht|löschen|supprim\p{L}+|elimin(?:a|an|ar|e|are|ano|ado|ada|ados|adas)|borra[rn]?|cancella(?:re|no|t[oaie])?|usuw\p{L}+|usuń|verwijder\p{L}*|apaga[rm]?)(?!\p{L})|削除|حذف/u,
  },
  {
    act: 'platform',
    pattern:
      /(?<!\p{L})(?:(?:runs?|works?|fonctionn\p{L}+|funcion\p{L}+|funzion\p{L}+|werk(?:t|en)|działa\p{L}*)\s(?:\S+\s){0,5}(?:browser|phones?|mobiles?|tablets?|ipads?|navigateur|téléphone|navegador|móvil|telemóvel|celular|telefono|telefoon|przeglądar\p{L}+|telefon\p{L}*)|(?:browser|handys?|tablets?|smartphones?)\s(?:\S+\s){0,4}(?:laufen|läuft|funktionier\p{L}+))(?!\p{L})|(?:スマホ|ブラウザ|タブレット)で(?:動|使え)/u,
  },
];
