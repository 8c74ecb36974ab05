/** Lets the page's clock stand at a moment, in milliseconds since 1970. Timers run on. */
export function fixClock(moment: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length ? parts : [moment], made),
    apply: () => new RealDate(moment).toString(),
    get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
  })
}
