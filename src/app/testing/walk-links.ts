import { localePath, type Locale } from '#kernel/locale.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

export type Visitor = {
  /** Nothing for someone who is signed out. */
  readonly cookie?: string
  /** Entries of the menu behind the person's name, which the browser draws. */
  readonly menu?: readonly string[]
}

/** Lists of thousands that a page draws from data: the walk opens the list, not what is in it. */
const LISTED = /^\/(?:products|products-dynamic|support\/knowledge)\//

const MODEL = /(id="page-model">)([^<]*)(?=<)/
/** Addresses in attributes and in the data that islands draw from. */
const ADDRESSES = /"(\/[^"\\\s<>]{0,300})(?=\\?")/g

/** Configuration names pages for scripts; that is no link. */
const dropConfig = (body: string): string =>
  body.replace(MODEL, (_, start: string, json: string) => {
    const { config: _config, ...model } = JSON.parse(json) as Record<string, unknown>
    return `${start}${JSON.stringify(model)}`
  })

const readAddresses = (body: string): string[] =>
  [...dropConfig(body).replaceAll('&quot;', '"').matchAll(ADDRESSES)].map(([, address = '']) => address)

/** Below the locale, without selectors, extension and query; undefined where it leads elsewhere. */
const readPath = (address: string, { country, language }: Locale): string | undefined => {
  const { locale, page } = parseSitePath(address.split(/[?#]/, 1)[0] ?? '') ?? {}
  return locale?.country === country && locale.language === language && !LISTED.test(page ?? '') ? page : undefined
}

/** Follows the links of one site in one locale, as visitors do. */
export const createLinkWalk = (site: TestApp, tenant: TenantKey, locale: Locale) => {
  const home = localePath(locale)
  const read = (path: string, { cookie = '' }: Visitor) =>
    site.app.inject({
      url: path === '/' ? home : `${home}${path}`,
      headers: { host: `${tenant}.localhost`, cookie, accept: 'text/html' },
    })

  /** Menus of the header load their entries when they are opened. */
  const openMenus = async (addresses: readonly string[], who: Visitor): Promise<string[]> => {
    const menus = [...new Set(addresses.filter((address) => address.endsWith('.external')))]
    const answers = await Promise.all(
      menus.map((menu) => read(`${menu.slice(home.length)}.${locale.country}${locale.language}.html`, who)),
    )
    return answers.flatMap(({ body }) => readAddresses(body))
  }

  /** Every page that this visitor can open by links, from the home page on. */
  const walk = async (who: Visitor): Promise<Set<string>> => {
    const reached = new Set(['/', ...(who.menu ?? [])])
    const opened = new Set<string>()
    for (const path of reached) {
      const { statusCode, headers, body } = await read(path, who)
      if (statusCode === 200) opened.add(path)
      const found = [...readAddresses(body), ...(typeof headers.location === 'string' ? [headers.location] : [])]
      for (const address of [...found, ...(path === '/' ? await openMenus(found, who) : [])]) {
        const linked = readPath(address, locale)
        if (linked !== undefined) reached.add(linked)
      }
    }
    return opened
  }

  const listPublished = (): Promise<string[]> =>
    withTenant(site.services.db, tenant, async (tx) => {
      const rows = await tx
        .selectFrom('page')
        .select('path')
        .where('country', '=', locale.country)
        .where('language', '=', locale.language)
        .where('publishedVersion', 'is not', null)
        .execute()
      const generated = await site.app.listMadePaths(tx, locale, 10_000)
      return [...new Set([...rows.map(({ path }) => path), ...generated])].filter((path) => !LISTED.test(path)).toSorted()
    })

  return {
    /** Pages that this visitor may open and that no link leads to. */
    listUnreachable: async (who: Visitor, isExcepted: (path: string) => boolean): Promise<string[]> => {
      const reached = await walk(who)
      const missed = (await listPublished()).filter((path) => !reached.has(path) && !isExcepted(path))
      const answers = await Promise.all(missed.map(async (path) => ({ path, ...(await read(path, who)) })))
      return answers.filter(({ statusCode }) => statusCode === 200).map(({ path }) => path)
    },
  }
}
