/** Markup by address, oldest first. Under the empty address stands when and by which build it was begun. */
export type FragmentCache = Readonly<Record<string, string>>

const MAX_FRAGMENTS = 30
const MAX_LENGTH = 150_000
/** As long as browsers may keep a fragment themselves. */
const FRESH_MS = 300_000
const STAMP = ''

export type Moment = { readonly now: number; readonly build: string }

/** Fragments that an earlier page stored, unless old, of another build, or not ours. */
export const readFragmentCache = (stored: unknown, { now, build }: Moment): FragmentCache => {
  const isText = (value: unknown): boolean => typeof value === 'string'
  const cache = typeof stored === 'object' && stored !== null && Object.values(stored).every(isText) ? stored : {}
  const [begun = '', by] = ((cache as FragmentCache)[STAMP] ?? '').split(' ')
  const age = now - Number(begun)
  return by === build && age >= 0 && age < FRESH_MS ? (cache as FragmentCache) : { [STAMP]: `${now} ${build}` }
}

/** The oldest leave when there are too many or too much. */
export const keepFragment = (cache: FragmentCache, address: string, html: string): FragmentCache => {
  const { [STAMP]: stamp = '', [address]: _, ...others } = cache
  const cached = [...Object.entries(others), [address, html] as const].slice(-MAX_FRAGMENTS)
  const measure = () => JSON.stringify(cached).length
  while (cached.length > 0 && measure() > MAX_LENGTH) cached.shift()
  return { [STAMP]: stamp, ...Object.fromEntries(cached) }
}
