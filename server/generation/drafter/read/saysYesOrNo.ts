/** A cell that means yes and one that means no, perhaps with more words behind. */
export const yes =
  /^(?:[✓✔✅☑●•]\uFE0F?|(?:yes|y|all|true|allowed|ja|j|oui|o|sí|si|sì|sim|s|tak|t|はい|可|نعم)(?!\p{L}))/iu;
export const no =
  /^(?:[✗✘✖❌❎×✕☐☒🚫⛔]\uFE0F?|[-–—−]+(?!\s?\p{L})|(?:no|not|none|never|false|may not|cannot|n|nein|non|não|nao|nie|nee|いいえ|不可|لا)(?!\p{L})|$)/iu;
/** Leaves it open. */
export const open = /^(?:\?+|n\/a|tb[dc])$/iu;
/** Means no beside words or signs that surely mean yes, else yes itself. */
export const cross = /^[x○◯◎]$/iu;

/** Whether the cells of a table mostly say yes or no, and some of them yes. */
export function saysYesOrNo(cells: readonly string[]): boolean {
  const marks = cells.filter((cell) => yes.test(cell) || no.test(cell) || cross.test(cell));
  return (
    2 * marks.length > cells.length && marks.some((cell) => yes.test(cell) || cross.test(cell))
  );
}
