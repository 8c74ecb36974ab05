import { hashOf } from './dist-file.ts'

/**
 * What was read of some data. The place of a value is `pages/home/intro`, that of the names in a
 * record `pages/home/`. With each stands a key that changes with what is there.
 */
export type Reads = Record<string, string>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)

/** Returns the same data, but notes every place that is read. A list is one place. */
export function trackReads<Data extends object>(data: Data, places: Set<string>, at = ''): Data {
  return new Proxy(data, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol') return inner
      places.add(at + name)
      return isRecord(inner) ? trackReads(inner, places, `${at}${name}/`) : inner
    },
    has(target, name) {
      if (typeof name === 'string') places.add(at + name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      places.add(at)
      return Reflect.ownKeys(target)
    },
  })
}

/** Returns a function that gives the key of what stands at a place of some data. */
export function keysOf(data: object): (place: string) => string {
  const known = new Map<string, string>()
  return place => {
    const key = known.get(place) ?? keyAt(data, place)
    known.set(place, key)
    return key
  }
}

function keyAt(data: unknown, place: string): string {
  const [name = '', ...rest] = place.split('/')
  if (place === '') return isRecord(data) ? Object.keys(data).join(' ') : ''
  const inner = isRecord(data) ? data[name] : undefined
  if (rest.length > 0) return keyAt(inner, rest.join('/'))
  return isRecord(inner) ? 'record' : hashOf(JSON.stringify(inner) ?? '')
}
