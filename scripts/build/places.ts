import { hashOf } from './dist-file.ts'

/**
 * The places of some data: `pages/home/intro` for a value, `pages/home/` for the names that stand
 * in a record, `pages/home` for its being there. With each a text that changes with what it holds.
 */
export type Places = Record<string, string>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)

/** All places of some data. A list is one place. */
export function placesOf(value: Record<string, unknown>, at = ''): Places {
  const places: Places = { [at]: Object.keys(value).join(' ') }
  for (const [name, inner] of Object.entries(value)) {
    const place = at + name
    places[place] = isRecord(inner) ? 'record' : hashOf(JSON.stringify(inner) ?? '')
    if (isRecord(inner)) Object.assign(places, placesOf(inner, `${place}/`))
  }
  return places
}

/** The places that two readings of some data do not have in common. */
export function changedPlaces(before: Places, after: Places): Set<string> {
  const all = [...Object.keys(before), ...Object.keys(after)]
  return new Set(all.filter(place => before[place] !== after[place]))
}

/** The same data, but every place that is read is put down in `reads`. */
export function trackReads<Data extends object>(data: Data, reads: Set<string>, at = ''): Data {
  return new Proxy(data, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol') return inner
      reads.add(at + name)
      return isRecord(inner) ? trackReads(inner, reads, `${at}${name}/`) : inner
    },
    has(target, name) {
      if (typeof name === 'string') reads.add(at + name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      reads.add(at)
      return Reflect.ownKeys(target)
    },
  })
}
