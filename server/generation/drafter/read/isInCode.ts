const fence = /^\s{0,3}(?:`{3}|~{3})/gmu;

/** Tells of each place of an idea whether it is between the fences of code. */
export function isInCode(idea: string): (place: number) => boolean {
  const fences = [...idea.matchAll(fence)].map(({ index }) => index);
  return (place) => fences.filter((one) => one < place).length % 2 === 1;
}
