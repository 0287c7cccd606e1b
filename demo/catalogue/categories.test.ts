import { describe, expect, test } from 'vitest'
import { listCategories } from '#demo/catalogue/categories.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const TOP_LEVEL = {
  aerobt:
    'computers-and-control-units displays-and-instruments flight-control-actuation air-data-and-sensing lighting valves gauges-and-test-sets connectivity',
  hbtbt:
    'heating-and-cooling fire-and-life-safety access-and-video building-management energy-and-metering lighting-control cables-and-enclosures',
  sps: 'gas-detection scanning-and-mobility sensors-and-switches personal-protection warning-and-signalling machine-safety printing-and-labelling',
  process:
    'control-valves pressure-and-level flow-measurement temperature gas-and-flame actuators-and-positioners controllers-and-io',
  hpsbt:
    'operations-intelligence plant-historian asset-performance energy-management safety-and-compliance edge-and-connectivity licences-and-services',
}

describe.each(TENANT_KEYS)('the catalogue of %s', (tenant) => {
  const categories = [...listCategories(tenant)]

  test('has the promised first level', () => {
    const top = categories.filter(({ depth }) => depth === 1).map(({ slug }) => slug)
    expect(top).toEqual(TOP_LEVEL[tenant].split(' '))
  })

  test('is four levels deep, in a third of its branches at least', () => {
    const top = categories.filter(({ depth }) => depth === 1)
    const deep = new Set(categories.filter(({ depth }) => depth === 4).map(({ path }) => path.split('/')[0]))
    expect(Math.max(...categories.map(({ depth }) => depth))).toBe(4)
    expect(deep.size * 3).toBeGreaterThanOrEqual(top.length)
    expect(categories.length).toBeGreaterThanOrEqual(50)
    expect(categories.length).toBeLessThanOrEqual(70)
  })

  test('lists parents before their children and no path twice', () => {
    const seen = new Map<string, string>()
    for (const { id, parentId, path, slug } of categories) {
      const above = path.slice(0, -slug.length - 1)
      expect(parentId).toBe(above ? seen.get(above) : null)
      expect(seen.has(path), path).toBe(false)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      seen.set(path, id)
    }
  })

  test('has a picture, a name and a text in every language', () => {
    for (const { path, names, texts, pictureFamily } of categories) {
      expect(FAMILIES).toContain(pictureFamily)
      for (const language of LANGUAGES) {
        expect(names[language], `${path} in ${language}`).toMatch(/\S/)
        expect(texts[language], `${path} in ${language}`).toMatch(/\S{2}/)
        expect(texts[language]).not.toContain('{')
      }
      expect(names.zh).toMatch(/\p{Script=Han}/u)
      for (const language of ['de', 'fr', 'es', 'pl'] as const) expect(names[language]).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('says something of its own about each category, in every language', () => {
    for (const language of LANGUAGES) {
      const texts = categories.map(({ texts: words }) => words[language])
      expect(new Set(texts).size).toBe(texts.length)
      // The same sentence with another name in it is no text of its own.
      const patterns = categories.map(({ texts: words, names }) => words[language].replaceAll(names[language], ''))
      expect(new Set(patterns).size).toBe(patterns.length)
    }
  })

  test('has branches that are not sold everywhere, with all that lies below them', () => {
    const limited = categories.filter(({ markets }) => markets !== null)
    expect(limited.some(({ depth, markets }) => depth === 1 && !markets?.includes('cn'))).toBe(true)
    expect(categories.filter(({ markets }) => markets === null).length).toBeGreaterThan(limited.length)
    for (const { parentId, markets } of categories) {
      const parent = categories.find(({ id }) => id === parentId)
      if (parent?.markets) expect(markets).toEqual(parent.markets)
    }
  })

  test('calls no two sisters by the same name', () => {
    for (const language of LANGUAGES) {
      const names = categories.map(({ parentId, names: words }) => `${parentId} ${words[language]}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
