import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { listCategories } from '#demo/catalogue/categories.ts'
import { isSoldAt } from '#demo/catalogue/markets.ts'
import { GROUP_COPY, TENANT_COPY } from '#demo/content/copy.ts'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import type { DemoNavigation } from '#demo/navigation.ts'
import { DEMO_LOCALES, demoPages, type DemoPage } from '#demo/pages.ts'
import { demoTenant } from '#demo/tenants.ts'
import type { TenantCopy } from '#demo/tenant-copy.ts'
import { cleanBlocks, createPageRegistry } from '#features/site/content/public.server.ts'
import { listStarterPages, pageHref } from '#foundation/blocks/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { features } from '#app/features.ts'
import { form } from '#features/forms/forms/form.schema.ts'

type World = { pages: DemoPage[]; navigations: Map<string, DemoNavigation> }

const collect = async (tenant: TenantKey): Promise<World> => {
  const pages: DemoPage[] = []
  const navigations = new Map<string, DemoNavigation>()
  await generateDemoWorld({
    tenants: [tenant],
    write: {
      navigation: async (_, locale, navigation) => void navigations.set(localePath(locale), navigation),
      pages: async (_, stream) => {
        for await (const page of stream) pages.push(page)
      },
    },
  })
  return { pages, navigations }
}

/** Every text below a key `href` or `src`, however deep. */
const findAll = (value: unknown, key: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => findAll(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [String(inner)] : findAll(inner, key)))
}

const findTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : []

const registry = createPageRegistry(features)

const starterPaths = (tenant: TenantKey, locale: Locale): string[] =>
  listStarterPages(features, { tenant: demoTenant(tenant), locale }).map(({ path }) => path)

describe.each(TENANT_KEYS)('the pages of %s', (tenant) => {
  const categories = [...listCategories(tenant)]
  let world: World
  beforeAll(async () => {
    world = await collect(tenant)
  })

  test('exist in seven locales, the same ones in each', () => {
    const paths = (country: string) => world.pages.filter(({ locale }) => locale.country === country).map(({ path }) => path)
    const expected = paths('us')
    expect(new Set(expected).size).toBe(expected.length)
    expect(expected).toEqual(
      expect.arrayContaining(
        '/ /services /about /contact-us /privacy /terms-of-sale /accessibility /cookies /error/404 /error/500'.split(' '),
      ),
    )
    expect(expected.filter((path) => path.startsWith('/news/'))).toHaveLength(3)
    for (const { country } of DEMO_LOCALES) expect(paths(country)).toEqual(expected)
  })

  test('hold nothing but blocks that are stored as they are', async () => {
    for (const { locale: _, path, ...content } of world.pages) {
      expect(registry.contentSchema.safeParse(content).error, path).toBeUndefined()
      for (const { type, props } of content.blocks)
        expect(registry.blocks.get(type)?.schema.safeParse(props), `${path} ${type}`).toMatchObject({ success: true })
      expect(await cleanBlocks(registry.blocks, content.blocks)).toEqual(content.blocks)
    }
  })

  test('lead nowhere but to pages of their own locale, and to products that are sold there [T-26]', () => {
    for (const locale of DEMO_LOCALES) {
      const sold = categories.filter((category) => isSoldAt(category, locale.country))
      const own = world.pages.filter((page) => page.locale === locale)
      // Ways that are no pages of content: other sites, signing in, and one market's start page for all.
      const known = new Set([
        // The catalogue and the dealers are pages of data.
        ...['/products', '/our-brands', '/dealers', ...sold.map(({ path }) => `/products/${path}`)].map((path) =>
          pageHref(locale, path),
        ),
        ...own.map(({ path }) => pageHref(locale, path)),
        // The starter site fills what the demo does not.
        ...starterPaths(tenant, locale).map((path) => pageHref(locale, path)),
        ...TENANT_KEYS.map((key) => `/business/${key}`),
        '/system/sling/login.html',
        pageHref(locale, '/register'),
        `/cn/zh/secure/${tenant}-home`,
        ...['quickCart', 'parts'].map((page) => `/shop/${tenant}/${locale.language}/${page}`),
      ])
      const anchors = new Set(own.flatMap(({ path, blocks }) => findAll(blocks, 'anchor').map((anchor) => `${path}#${anchor}`)))
      /** A search is for words, and a question to us has its topic in the reader's words. */
      const isForWords = (href: string): boolean => href.startsWith(`${pageHref(locale, '/search')}?search=`)
      const withoutTopic = (search: string): string => {
        const values = new URLSearchParams(search)
        values.delete('topic')
        return String(values)
      }
      /** A link may choose in a form of its page, what the form offers. */
      const isChoice = (path: string, search: string): boolean => {
        const blocks = own.find((page) => pageHref(locale, page.path) === path)?.blocks ?? []
        const fields = blocks.flatMap(({ type, props }) => (type === form.type ? form.schema.parse(props).fields : []))
        return [...new URLSearchParams(withoutTopic(search))].every(([name, chosen]) =>
          fields.some((field) => field.name === name && field.options?.some(({ value }) => value === chosen)),
        )
      }
      const isKnown = (href: string): boolean =>
        /^(?:tel:\+|mailto:)/.test(href) ||
        isForWords(href) ||
        (href.includes('?') && isChoice(href.replace(/\?.*/s, ''), href.replace(/^[^?]*/s, ''))) ||
        (href.includes('#') ? anchors.has(href.slice(localePath(locale).length)) : known.has(href))
      const navigation = world.navigations.get(localePath(locale))
      const dead = [...own.map(({ path, blocks }) => [path, blocks] as const), ['navigation', navigation] as const].flatMap(
        ([from, value]) =>
          findAll(value, 'href')
            // Signing out is nobody's page.
            .filter((href) => !isKnown(href) && !href.startsWith('/system/sling/logout.html?'))
            .map((href) => `${from} -> ${href}`),
      )
      expect(dead).toEqual([])
    }
  })

  test('have the same menus and footer in every locale, but for what each market sells', () => {
    const listTargets = (locale: Locale): string[] =>
      findAll(world.navigations.get(localePath(locale)), 'href')
        .filter((href) => href.startsWith(`${localePath(locale)}/`) && !/\/products\/|#/.test(href))
        // Words of the reader's language.
        .map((href) => href.slice(localePath(locale).length).replace(/(?:&topic|\?search)=.*/, ''))
        .toSorted()
    const [first, ...others] = DEMO_LOCALES.map((locale) => [...new Set(listTargets(locale))])
    // The start page after sign-in of one market is named in all of them.
    for (const targets of others)
      expect(targets.filter((path) => !path.endsWith('-home'))).toEqual(first?.filter((path) => !path.endsWith('-home')))
  })

  test('show pictures that the demo draws', () => {
    const pictures = new Set(world.pages.flatMap(({ blocks }) => [...findAll(blocks, 'src'), ...findAll(blocks, 'srcDark')]))
    for (const { image } of categories) if (image) pictures.add(image.src)
    const drawn = [...pictures].filter((src) => !src.startsWith(`/content/dam/${tenant}/`))
    expect(drawn.length).toBeGreaterThan(50)
    for (const src of drawn)
      expect(src).toMatch(
        new RegExp(`^/demo/pictures/${tenant}/(solid|line|line-dark)/[a-z-]+/[\\w-]{1,64}\\.svg(\\?reading=\\d{3})?$`),
      )
  })

  test('leave no mark of the writer in any text', () => {
    for (const { path, title, description, blocks } of world.pages)
      for (const text of findTexts([title, description, blocks])) expect(text, path).not.toMatch(/[~{}]|undefined|lorem/i)
  })

  test('start with the promised order of the home page', () => {
    const home = world.pages.find(({ path }) => path === '/')
    expect(home?.blocks.map(({ type }) => type).join(' ')).toBe(
      'hero link-list cards image-text tabs carousel cards call-to-action',
    )
  })

  test('speak each language of their own', () => {
    const home = (country: string) => world.pages.find(({ path, locale }) => path === '/' && locale.country === country)?.title
    const titles = ['us', 'de', 'fr', 'es', 'pl', 'cn'].map(home)
    expect(new Set(titles).size).toBe(6)
    expect(home('gb')).toBe(home('us'))
    for (const { path, title, description } of world.pages.filter(({ locale }) => locale.language === 'zh')) {
      expect(title + description, path).toMatch(/\p{Script=Han}/u)
    }
  })
})

test('the same world comes out twice, to the byte', async () => {
  const weigh = async () => {
    const hash = createHash('sha256')
    for (const tenant of TENANT_KEYS) hash.update(JSON.stringify((await collect(tenant)).pages))
    return hash.digest('hex')
  }
  expect(await weigh()).toBe(await weigh())
})

test('a smaller world is the beginning of the larger one, and sinks that are missing are left out', async () => {
  const locales = new Set<string>()
  await generateDemoWorld({
    tenants: ['hpsbt'],
    size: { locales: 2 },
    write: {
      pages: async (_, stream) => {
        for await (const { locale } of stream) locales.add(localePath(locale))
      },
    },
  })
  expect([...locales]).toEqual(['/us/en', '/gb/en'])
})

test('a page is made when it is asked for, not before', async () => {
  const copies = {
    ...TENANT_COPY.aerobt,
    get de(): TenantCopy {
      throw new Error('German was not asked for')
    },
  }
  const pages = demoPages('aerobt', copies, GROUP_COPY, listCategories('aerobt'))
  const first = await pages.next()
  expect(first.value).toMatchObject({ path: '/', locale: { country: 'us' } })
  await expect(Array.fromAsync(pages)).rejects.toThrow('German was not asked for')
})
