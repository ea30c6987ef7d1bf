/*
 * Loaded before a service, which then lives CLOCK_AHEAD_MS later than its machine: what a killed one held is
 * free again at once, as it would be after that time.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS']);
const Present = Date;

class LaterDate extends Present {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(Present.now() + ahead);
    else super(...parts);
  }

  static override now(): number {
    return Present.now() + ahead;
  }
}

globalThis.Date = LaterDate as DateConstructor;
