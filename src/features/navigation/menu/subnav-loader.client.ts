import { readCookie } from '#browser/cookies.ts'
import { readFragment } from '#browser/load-fragment.ts'
import { readJson, sessionStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { keepFragment, readFragmentCache, type FragmentCache } from '#features/navigation/menu/fragment-cache.rules.ts'
import { chooseCountries, listCanonically, writeSubnavAddress } from '#features/navigation/menu/subnav-address.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

const STORE_KEY = 'cachedHeader'

export type SubnavLoader = {
  /** Markup with its styles in place; undefined when it did not come. */
  readonly load: (entry: HTMLElement) => Promise<DocumentFragment | undefined>
  /** On intent: what is opened next is then already there. */
  readonly warm: (entry: HTMLElement) => void
  /** Changes with the visitor's market. */
  readonly addressOf: (entry: HTMLElement) => string
  readonly hasFailed: (entry: HTMLElement) => boolean
}

/** A header may hold nothing but Latin letters. */
const escapeJson = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const createSubnavLoader = ({ locale, flags }: EmbeddedModel): SubnavLoader => {
  const moment = { now: Date.now(), build: import.meta.url }
  let cache: FragmentCache = readFragmentCache(readJson(sessionStore, STORE_KEY), moment)
  const running = new Map<string, Promise<string | undefined>>()
  const failed = new Set<string>()
  const warmed = new Set<string>()

  const findCountries = () =>
    chooseCountries({ selecteddtm: readCookie('selecteddtm'), dtm: readCookie('dtm'), pathname: location.pathname })

  const addressOf = ({ dataset }: HTMLElement): string =>
    writeSubnavAddress({
      base: dataset['subnav'] ?? '',
      countries: findCountries(),
      language: locale.language,
      hidesCurrency: flags.hideCurrency,
    })

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

  const findMarkup = async (entry: HTMLElement): Promise<string | undefined> => {
    const address = addressOf(entry)
    const known = lookUp(cache, address)
    if (known !== undefined) return known
    const asked = running.get(address) ?? fetchMarkup(entry, address).finally(() => running.delete(address))
    running.set(address, asked)
    return asked
  }

  const load: SubnavLoader['load'] = async (entry) => {
    const html = await findMarkup(entry)
    return html === undefined ? undefined : (await readFragment(html)).content
  }

  /** A product flyout opens with its first category. */
  const loadWithFirst = async (entry: HTMLElement): Promise<void> => {
    const content = await load(entry)
    const first = content?.querySelector<HTMLElement>('[data-subnav]')
    if (first) await load(first)
  }

  return {
    load,
    addressOf,
    hasFailed: (entry) => failed.has(addressOf(entry)),
    warm: (entry) => {
      const address = addressOf(entry)
      if (warmed.has(address)) return
      warmed.add(address)
      void loadWithFirst(entry)
    },
  }
}
