import { readCookie } from '#browser/cookies.ts'
import { readJson, sessionStore } from '#browser/storage.ts'
import { keepFragment, readFragmentCache, type FragmentCache } from '#features/site/navigation/menu/fragment-cache.rules.ts'
import { chooseCountries, listCanonically } from '#features/site/navigation/menu/subnav-address.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

const STORE_KEY = 'cachedHeader'

/** A header may hold nothing but Latin letters. */
const escapeJson = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const findCountries = () =>
  chooseCountries({ selecteddtm: readCookie('selecteddtm'), dtm: readCookie('dtm'), pathname: location.pathname })

export type SubnavMarkup = {
  /** Undefined when it did not come. */
  readonly find: (entry: HTMLElement, address: string) => Promise<string | undefined>
  readonly hasFailed: (address: string) => boolean
}

/** Sub-navigation as it was sent: asked for once, and kept for the pages of this tab. */
export const createSubnavMarkup = (): SubnavMarkup => {
  let cache: FragmentCache = readFragmentCache(readJson(sessionStore, STORE_KEY), { now: Date.now(), build: import.meta.url })
  const running = new Map<string, Promise<string | undefined>>()
  const failed = new Set<string>()

  const fetchMarkup = async (entry: HTMLElement, address: string): Promise<string | undefined> => {
    const headers = {
      payload: escapeJson(entry.dataset['subnavPayload'] ?? '{}'),
      countryListForDPC: listCanonically(findCountries()),
    }
    const answer = await fetch(address, { headers }).catch(() => undefined)
    const html = answer?.ok && !answer.redirected ? await answer.text() : undefined
    if (html === undefined) failed.add(address)
    else {
      cache = keepFragment(cache, address, html)
      sessionStore.write(STORE_KEY, JSON.stringify(cache))
    }
    return html
  }

  const find = async (entry: HTMLElement, address: string): Promise<string | undefined> => {
    const known = lookUp(cache, address)
    if (known !== undefined) return known
    const requested = running.get(address) ?? fetchMarkup(entry, address).finally(() => running.delete(address))
    running.set(address, requested)
    return requested
  }
  return { find, hasFailed: (address) => failed.has(address) }
}
