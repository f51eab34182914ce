import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

/** Verbs in the third person, present tense: `يسجل`. */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    'يضيف ينشئ يكتب يدخل يسجل يدون يصمم ينشر يفتح يبدأ يعبئ يملأ يقدم يحدد يبني يصنع يقترح يعلن ينشئ يعمل يصف يضع يبلغ',
  ),
  show: words('يعرض يظهر يرى يشاهد يطلع يقرأ يقارن يستعرض يتصفح يعاين يبين يوضح يبرز يشوف'),
  search: words('يبحث يجد يصفي يفلتر يفرز يرشح يكتشف يعثر يستعلم يدور'),
  notify: words('ينبه يذكر يخطر يشعر يحذر يعلم يفكر'),
  upload: words('يرفع يرفق يصور يلتقط يمسح يحمل'),
  pay: words('يدفع يشتري يبيع يسدد يتبرع يشترك يفوتر يسترد يطلب يحصل يخصم'),
  book: words('يحجز يستعير يستأجر يؤجر يلغي يؤجل يبدل يتبادل يمدد يجدول يعير'),
  approve: words('يوافق يقبل يرفض يؤكد يعتمد يراجع يوقع يصوت يقرر يصادق'),
  transfer: words('يصدر يستورد يطبع ينسخ يحول ينقل يسلم يستخرج ينزل يستلم'),
  sync: words('يزامن يتزامن يربط يحدث يتصل يتكامل يستدعي'),
  signIn: words('ينضم يدعو يتحقق'),
  remove: words('يحذف يزيل يمسح يخفي يغلق يحظر يؤرشف يسحب يوقف يمنع'),
  measure: words('يقيس يتتبع يتابع يراقب يرصد يعد يجمع'),
  message: words('يرسل يراسل يعلق يرد يجيب يتواصل يسأل يناقش يكلم يصل'),
  assign: words('يشارك يسند يوزع يوجه يكلف يعين يخصص يمرر يعطي يمنح'),
  calculate: words('يحسب يقدر يتوقع يلخص يحلل يقيم يصنف يقسم'),
  check: words('يفحص يضمن يلزم يقيد يقتصر يطابق'),
  organise: words(
    'يعدل يغير يدير ينظم يرتب يختار يحفظ يخزن يضبط يخصص يدمج يتحكم يخطط يجهز ينسق يكرر يحرر',
  ),
  other: words(
    'يستخدم يلعب يتعلم يحل يتدرب يزور يساعد يدعم يتلقى يستقبل يكسب يربح يفوز يأخذ يضغط ينقر يسمع يستمع يشغل يعيد يرجع يتطوع يحضر يستفيد يطبخ يسافر يتعرف يكمل ينهي يسحب يترجم ينتقل يتحول يتحرك يظهر يبقى يصبح يرن يضيء يطلق يعالج يصلح يسقي يزرع يوصل يجلب يقود يركب يمشي',
  ),
};

/** Nouns of action: `تسجيل`. */
const nouns: Readonly<Record<ActionName, readonly string[]>> = {
  create: words('إضافة اضافة إنشاء انشاء كتابة إدخال ادخال تدوين تصميم تعبئة تقديم بناء اقتراح'),
  show: words('عرض إظهار اظهار مشاهدة استعراض تصفح معاينة مقارنة الاطلاع'),
  search: words('البحث بحث تصفية فلترة فرز ترشيح'),
  notify: words('تنبيه تذكير إشعار اشعار إخطار تحذير إبلاغ'),
  upload: words('رفع إرفاق تصوير مسح تحميل التقاط'),
  pay: words('دفع شراء بيع تسديد سداد تبرع فوترة استرداد'),
  book: words('حجز استعارة إعارة استئجار تأجير إلغاء الغاء تأجيل تبديل تبادل تمديد جدولة'),
  approve: words('موافقة قبول رفض تأكيد اعتماد مراجعة توقيع تصويت'),
  transfer: words('تصدير استيراد طباعة نسخ تحويل نقل تسليم تنزيل استلام'),
  sync: words('مزامنة ربط تحديث'),
  signIn: words('دعوة التحقق انضمام'),
  remove: words('حذف إزالة ازالة إخفاء إغلاق حظر أرشفة سحب إيقاف'),
  measure: words('قياس تتبع متابعة مراقبة رصد جمع'),
  message: words('إرسال ارسال مراسلة تعليق الرد تواصل'),
  assign: words('مشاركة إسناد توزيع توجيه تكليف تعيين تخصيص'),
  calculate: words('حساب احتساب تقدير توقع تلخيص تحليل تقييم تصنيف تقسيم'),
  check: words('فحص ضمان'),
  organise: words(
    'تعديل تغيير إدارة ادارة تنظيم ترتيب اختيار حفظ تخزين ضبط دمج تحكم تخطيط تجهيز تنسيق',
  ),
  other: words(
    'استخدام تعلم تعليم تدريب مساعدة دعم تلقي استقبال تشغيل إصلاح صيانة مكافأة تسهيل توفير',
  ),
};

const persons = ['ي', 'ت', 'ن', 'أ', 'ا'];
const objects = ['ه', 'ها', 'هم', 'ني'];

/** `يسجل` → `تسجل`, `نسجل`, `أسجل`, `يسجلون`, `يسجلها` and so on. */
function finiteForms(verb: string): string[] {
  const stem = verb.slice(1);
  const joined = stem.replace(/ى$/u, 'ا');
  const plural = stem.replace(/[ىيوأ]$/u, (last) => (last === 'أ' ? 'أ' : ''));
  return [
    ...persons.map((person) => person + stem),
    ...['ي', 'ت'].flatMap((person) => [
      `${person}${plural}ون`,
      `${person}${plural}وا`,
      ...objects.map((object) => person + joined + object),
    ]),
  ];
}

/** `تسجيل` → `تسجيل`, `التسجيل`, `تسجيلا`. */
function nounForms(noun: string): string[] {
  if (noun.startsWith('ال')) return [noun];
  const joined = noun.replace(/ة$/u, 'ت');
  return [noun, `ال${noun}`, `${noun}ا`, `${joined}ه`, `${joined}ها`, `${joined}هم`];
}

function formsOf(
  table: Readonly<Record<ActionName, readonly string[]>>,
  forms: (word: string) => string[],
): Actions {
  return byAction((name) => [...new Set(table[name].flatMap(forms))]);
}

/** The present tense of every verb, with its persons and the objects that are written to it. */
export const arVerbs = formsOf(verbs, finiteForms);

/** The nouns of action, which lists of features begin with. */
export const arActionNouns = formsOf(nouns, nounForms);

/** Verbs whose subject may stand right behind them: `تسجل المعلمة`. */
export const arSubjectVerbs: readonly string[] = Object.values(verbs)
  .flat()
  .flatMap((verb) => [verb, `ت${verb.slice(1)}`]);

/** `لتسجيل`: what something is for. */
export const arPurposes: readonly string[] = Object.values(nouns)
  .flat()
  .map((noun) => `ل${noun.startsWith('ال') ? noun.slice(1) : noun}`);
