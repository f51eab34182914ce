import { folded } from '../lexicon/phraseIndex';
import { wordCount } from '../write/cuedClause';
import { fieldOf, fileIn, kindOf, objectIn } from './fieldNames';
import { asEntered } from './fieldsIn';
import { namesOf } from './namesOf';
import type { Product } from './product';
import { choicesFor, namesRole } from './recordsOf';
import type { Task } from './tasks';
import type { Field } from './thing';

const mostOfFile = 3;
/** Verbs that always need a file, in all languages. */
const uploading =
  /^(?:upload|attach(?!\p{L})|photograph|fotograf|hochladen|anhängen|télévers|joind|subir|adjunt|carreg|anex|caric|alleg|bijvoeg|wgr[ay]|załącz)/iu;

/** The fields of a form: what the idea lists, or what the verb is followed by, and a file. */
export function fieldsEntered(product: Product, task: Task): readonly Field[] {
  const { lexicon, words } = product;
  const { listed, label, isTyped, fields, verb } = task;
  const file = fileOf(product, task);
  // `Make it warm: big pictures, short words` enters nothing.
  const isListed = fields.length === 0 && (lexicon.code !== 'en' || isTyped);
  const entered = isListed ? listed.map((one) => asEntered(withoutVerb(one, verb))) : fields;
  const named = entered.map((one): Field => {
    const field = fieldOf(product, one);
    if (field.kind === 'flag') return field;
    return { ...field, kind: kindOf(field.name, words), options: choicesFor(product, field) };
  });
  // `Add a photo`
  const isFileOnly = file !== undefined && wordCount(label) <= mostOfFile;
  const own = entered.length > 0 || isFileOnly ? named : objectsEntered(product, task);
  const needsFile = file !== undefined && !own.some(({ kind }) => kind === 'photo');
  return needsFile ? [...own, { name: file, kind: 'photo' }] : own;
}

/** The file that is asked for: a photo, or what is uploaded. */
function fileOf({ lexicon, words }: Product, task: Task): string | undefined {
  const { act, fields, isTyped, label, verb } = task;
  const isUpload = act === 'upload' || uploading.test(verb);
  const [first = ''] = verb.split(' ');
  const rest = label.startsWith(first) ? label.slice(first.length) : label;
  const isAsked = isUpload || isTyped || fields.length > 0;
  const said = isAsked ? fileIn(rest, words.controls.files) : undefined;
  // `Wanderer fotografieren den Biss`
  if (said !== undefined && !folded(verb).startsWith(folded(said))) return said;
  return uploading.test(verb) ? objectIn(lexicon, task) : undefined;
}

/** `pH` in `Volunteers enter pH` */
function withoutVerb(name: string, verb: string): string {
  const at = verb === '' ? -1 : name.toLowerCase().indexOf(`${verb.toLowerCase()} `);
  return at < 0 ? name : name.slice(at + verb.length + 1);
}

/** What is entered where nothing is listed: a message, or what the verb is followed by. */
function objectsEntered(product: Product, task: Task): Field[] {
  const { each, act, isTyped, isSure, verb } = task;
  const { lexicon, words } = product;
  const said = objectIn(lexicon, task);
  const isNote = said !== undefined && kindOf(said, words) === 'note';
  const isMessage = act === 'message' && (isSure || isNote);
  const object = isTyped || isNote ? said : undefined;
  const name = object ?? (isMessage ? words.message : undefined);
  if (verb === '' || name === undefined || (!isTyped && !isMessage)) return [];
  const field = fieldOf(product, asEntered(name));
  const options = namesRole(product, name) ? undefined : choicesFor(product, field);
  const whom: Field = { name: each, kind: 'choice', options: namesOf(product, each) };
  return [...(each === '' || each === name ? [] : [whom]), { ...field, options }];
}
