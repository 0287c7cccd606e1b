/** Names by which caches in front forget answers: short, since each answer carries them, and without telling what they mean. */

/** A longer list says less than it costs: such a page is forgotten with every change of its site. */
const MOST_READS = 120
/** In one purge; of more changes at once all pages are forgotten. */
const MOST_PURGED = 1000

const PRIME = 16_777_619
const hash = (text: string, seed: number): number => {
  let value = seed
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), PRIME)
  return (value ^ (value >>> 15)) >>> 0
}
/** Two names that share one are only forgotten together. */
const shorten = (text: string): string => hash(text, 2_166_136_261).toString(36) + (hash(text, 40_389) % 46_656).toString(36)

/** Every public answer of a site. */
export const siteKey = (tenant: string): string => tenant
/** Every page of a site. */
const pagesKey = (tenant: string): string => `${tenant}.pages`
/** Pages of which nobody knows what they are made of. */
const unknownKey = (tenant: string): string => `${tenant}.unknown`
const readKey = (tenant: string, name: string): string => shorten(`${tenant} ${name}`)
/** A file of the media library, with everything drawn from it. */
export const assetKey = (tenant: string, path: string): string => shorten(`${tenant} file ${path}`)

/** The keys of a page that was made of these contents (`noteReads`). */
export const keysOfPage = (tenant: string, reads: Iterable<string> | undefined): string[] => {
  const names = reads === undefined ? [] : [...reads]
  const isKnown = names.length > 0 && names.length <= MOST_READS
  return [siteKey(tenant), pagesKey(tenant), ...(isKnown ? names.map((name) => readKey(tenant, name)) : [unknownKey(tenant)])]
}

/** The keys that caches drop after a change of these contents; without names every page. */
export const keysOfChange = (tenant: string, reads: readonly string[] | undefined): string[] =>
  reads === undefined ? [pagesKey(tenant)] : [unknownKey(tenant), ...reads.map((name) => readKey(tenant, name))]

/** Of several changes at once. */
export const combineKeys = (tenant: string, lists: readonly (readonly string[])[]): string[] => {
  const keys = [...new Set(lists.flat())]
  return keys.length > MOST_PURGED ? [siteKey(tenant)] : keys
}

/** Caches bound the length of a header: a purge goes out in parts. */
export const splitKeys = (keys: readonly string[], most = 200): string[][] =>
  Array.from({ length: Math.ceil(keys.length / most) }, (_, part) => keys.slice(part * most, (part + 1) * most))

const FIRST_RETRY_S = 1
const LONGEST_RETRY_S = 60

/** Seconds until the next attempt. */
export const planRetry = (attempts: number): number => Math.min(FIRST_RETRY_S * 2 ** Math.min(attempts, 10), LONGEST_RETRY_S)
