import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listCategories } from '#demo/catalogue/categories.ts'
import { listAttributes, listBrands } from '#demo/catalogue/products/catalogue-words.ts'
import { EXTRAS } from '#demo/catalogue/products/extras.ts'
import { listLines, listProducts, SCHEMES } from '#demo/catalogue/products/list-products.ts'
import { PROFILES } from '#demo/catalogue/products/profiles/profiles.ts'
import { sizeCode } from '#demo/catalogue/products/series.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

describe.each(TENANT_KEYS)('the products of %s', (tenant) => {
  const products = [...listProducts(tenant, 300)]
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const attributes = listAttributes(tenant)

  test('are three hundred and more, each with a number of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(300)
    expect(bySku.size).toBe(products.length)
  })

  test('stand in every leaf of the tree and nowhere else', () => {
    const all = [...listCategories(tenant)]
    const parents = new Set(all.map(({ parentId }) => parentId))
    const leaves = all.filter(({ id }) => !parents.has(id)).map(({ path }) => path)
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(leaves))
  })

  test('have numbers of their family’s scheme, and no two families share a series', () => {
    const { prefix, digits } = SCHEMES[tenant]
    const categories = new Map<string, string>()
    for (const { sku, category } of products) {
      const line = listLines(tenant).find(([slug]) => category.endsWith(`/${slug}`))
      const profile = line && PROFILES[line[1]]
      const sizes = profile?.axis.values.map((_, at) => sizeCode(profile, at)) ?? []
      const ends = [
        ...sizes.map((size) => `${size}(?:${profile?.version?.letters.join('|') ?? ''})?`),
        ...(profile?.extra ? [EXTRAS[profile.extra].code] : []),
      ]
      expect(sku).toMatch(new RegExp(`^${prefix}-\\d{${digits}}-(?:${ends.join('|')})$`))
      const series = sku.slice(0, prefix.length + 1 + digits)
      expect(categories.get(series) ?? category, series).toBe(category)
      categories.set(series, category)
    }
  })

  test('are named and described in six languages, each in its own way', () => {
    for (const { sku, names, texts } of products) {
      for (const language of LANGUAGES) {
        expect(names[language], sku).toMatch(/\S{3}/)
        expect(texts[language]?.length, `${sku} in ${language}`).toBeGreaterThan(language === 'zh' ? 20 : 60)
        expect(`${names[language]} ${texts[language]}`, sku).not.toMatch(/[{}]|undefined|\bNaN\b|lorem| {2}/)
      }
      expect(new Set(LANGUAGES.map((language) => texts[language])).size).toBe(6)
      expect(texts.zh).toMatch(/\p{Script=Han}.*。$/u)
      for (const language of ['en', 'de', 'fr', 'es', 'pl'] as const) expect(texts[language]).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('have no two names alike in any language', () => {
    for (const language of LANGUAGES) expect(new Set(products.map(({ names }) => names[language])).size).toBe(products.length)
  })

  test('say a dozen things and more about themselves, services a few, all of them explained', () => {
    const known = new Set<string>(attributes.map(({ key }) => key))
    for (const { sku, attributes: figures } of products) {
      const isService = 'days' in figures || 'participants' in figures
      expect(Object.keys(figures).length, sku).toBeGreaterThanOrEqual(isService ? 6 : 12)
      for (const key of Object.keys(figures)) expect(known.has(key), key).toBe(true)
    }
    for (const { key, names } of attributes) for (const language of LANGUAGES) expect(names[language], key).toMatch(/\S/)
  })

  test('can be narrowed by six facets and more on every shelf', () => {
    const facets = new Set(attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key))
    for (const [category, shelf] of Map.groupBy(products, (product) => product.category)) {
      const met = new Set(shelf.flatMap((product) => Object.keys(product.attributes).filter((key) => facets.has(key))))
      expect(met.size, category).toBeGreaterThanOrEqual(5)
      const varied = [...met].filter((key) => new Set(shelf.map((product) => product.attributes[key])).size > 1)
      // Brand, price, stock and life of a product come on top.
      expect(varied.length, category).toBeGreaterThanOrEqual(2)
    }
  })

  test('are made by brands that are described', () => {
    const brands = listBrands(tenant)
    expect(brands.length).toBeGreaterThanOrEqual(4)
    expect(brands.length).toBeLessThanOrEqual(6)
    for (const { slug, texts } of brands) for (const language of LANGUAGES) expect(texts[language], slug).toMatch(/\S/)
    expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set(brands.map(({ slug }) => slug)))
  })

  test('cost something in four currencies', () => {
    for (const { sku, prices } of products) {
      expect(Object.keys(prices['list'] ?? {}), sku).toEqual(['USD', 'EUR', 'GBP', 'PLN', 'CNY', 'JPY', 'KWD'])
      for (const minor of Object.values(prices['list'] ?? {})) expect(minor).toBeGreaterThan(0)
    }
  })

  test('are sold everywhere with some exceptions: not in China, in the European Union only', () => {
    const everywhere = products.filter(({ markets }) => markets === undefined).length / products.length
    expect(everywhere).toBeGreaterThan(0.75)
    expect(everywhere).toBeLessThan(0.95)
    const limited = products.flatMap(({ markets }) => (markets ? [markets] : []))
    expect(limited.some((markets) => markets.includes('us') && !markets.includes('cn'))).toBe(true)
    expect(limited.some((markets) => markets.includes('pl') && !markets.includes('us'))).toBe(true)
  })

  test('are replaced in chains of one to three steps, which end at something that is sold', () => {
    const steps = new Set<number>()
    for (const product of products.filter(({ replacedBy }) => replacedBy)) {
      let [length, next] = [0, product.replacedBy]
      while (next !== undefined && length < 9) {
        const successor = bySku.get(next)
        expect(successor, next).toBeDefined()
        length += 1
        next = successor?.replacedBy
        if (next === undefined) expect(successor?.lifecycle).toBe('active')
      }
      expect(product.lifecycle).toBe('replaced')
      steps.add(length)
    }
    expect([...steps].toSorted()).toEqual([1, 2, 3])
    expect(products.some(({ lifecycle, replacedBy }) => lifecycle === 'obsolete' && !replacedBy)).toBe(true)
  })

  test('come in families of four to twelve sizes, with accessories that exist', () => {
    const families = Map.groupBy(
      products.filter(({ lifecycle, variantOf }) => lifecycle === 'active' && variantOf),
      ({ variantOf }) => variantOf,
    )
    for (const [family, variants] of families) {
      expect(variants.length, family).toBeGreaterThanOrEqual(4)
      expect(variants.length, family).toBeLessThanOrEqual(12)
    }
    const accessories = new Set(products.flatMap((product) => product.accessories))
    for (const sku of accessories) expect(bySku.has(sku), sku).toBe(true)
    if (tenant !== 'hpsbt') expect(accessories.size).toBeGreaterThan(20)
  })
})

test.each([
  ['aerobt', 'HA-5108', 'air data computer'],
  ['aerobt', 'HA-2204', 'flap actuator'],
  ['hbtbt', 'HB-640', 'room controller'],
  ['sps', 'HS-330', 'four-gas detector'],
  ['process', 'HP-2210', 'globe control valve'],
] as const)('what the pages of %s name exists: %s', (tenant, series, noun) => {
  const names = [...listProducts(tenant, 300)].flatMap(({ sku, names: words }) =>
    sku.startsWith(`${series}-`) ? [words['en']] : [],
  )
  expect(names.some((name) => name?.includes(noun))).toBe(true)
})

test('series that the news say are replaced lead to their successor', () => {
  const successor = (tenant: 'hbtbt' | 'process', series: string) =>
    [...listProducts(tenant, 300)].find(({ sku }) => sku.startsWith(`${series}-`))?.replacedBy
  expect(successor('process', 'HP-1800')).toMatch(/^HP-3110-/)
  expect(successor('hbtbt', 'HB-200')).toMatch(/^HB-215-/)
})

test('the same products come out twice, and a smaller catalogue is the beginning of a larger one', () => {
  const weigh = (count: number) => {
    const hash = createHash('sha256')
    for (const product of listProducts('process', count)) hash.update(JSON.stringify(product))
    return hash.digest('hex')
  }
  expect(weigh(300)).toBe(weigh(300))
  const large = [...listProducts('process', 2000)]
  const small = [...listProducts('process', 300)]
  expect(large.slice(0, small.length)).toEqual(small)
  expect(large.length).toBeGreaterThanOrEqual(2000)
  expect(large.length).toBeLessThan(2100)
  expect(new Set(large.map(({ sku }) => sku)).size).toBe(large.length)
})

test('products are made when they are asked for, not before', () => {
  const endless = listProducts('sps', Number.MAX_SAFE_INTEGER)
  expect(endless.next().value).toMatchObject({ brand: 'halden' })
})
