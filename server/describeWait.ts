/** Writes a time to wait, rounded up: in minutes up to 120, in hours up to 48, else in days. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return counted(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
