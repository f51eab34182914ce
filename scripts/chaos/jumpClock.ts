// Loaded into the server by `jumpingClock`: each line on standard input sets the offset of the
// server's clock, in milliseconds.
const RealDate = Date;
let shift = 0;

class JumpingDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = JumpingDate as DateConstructor;
process.stdin.on('data', (line: Buffer) => {
  shift = Number(line.toString());
});
process.stdin.unref();

export {};
