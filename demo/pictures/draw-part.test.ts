import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawPart } from '#demo/pictures/draw-part.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import { SCENES } from '#demo/pictures/scenes.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const TAG = /<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"<>]*")*)(\/?)>/y

/** Walks the markup tag by tag; answers the tag names, or fails where it is not well-formed. */
const readTags = (svg: string): string[] => {
  const open: string[] = []
  const names: string[] = []
  let at = 0
  while (at < svg.length) {
    TAG.lastIndex = at
    const found = TAG.exec(svg)
    if (found) {
      const [whole, closing, name = '', , selfClosing] = found
      if (closing) expect(open.pop()).toBe(name)
      else if (!selfClosing) open.push(name)
      names.push(name)
      at += whole.length
      continue
    }
    expect(open.at(-1), `text outside of style near ${svg.slice(at, at + 40)}`).toBe('style')
    at = svg.indexOf('<', at)
  }
  expect(open).toEqual([])
  return names
}

test.each([...FAMILIES, ...SCENES])('%s: is well-formed and holds shapes only', (family) => {
  for (const tenant of TENANT_KEYS)
    for (const style of ['solid', 'line'] as const) {
      const svg = drawPart(family, `part-${tenant}`, { tenant, style })
      const allowed = ['svg', 'style', 'defs', 'g', 'path', 'ellipse', 'stop', 'linearGradient', 'radialGradient']
      expect(allowed).toEqual(expect.arrayContaining([...new Set(readTags(svg))]))
      expect(svg).not.toMatch(/NaN|undefined|Infinity| on\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
    }
})

test.each(FAMILIES)('%s: looks different from part to part', (family) => {
  const pictures = new Set(
    Array.from({ length: 60 }, (_, i) => drawPart(family, `HP-${i}`, { tenant: 'process', style: 'solid' })),
  )
  expect(pictures.size).toBeGreaterThan(45)
})

test('every picture is the same on every machine', () => {
  const all = createHash('sha256')
  for (const family of FAMILIES)
    for (const tenant of TENANT_KEYS)
      for (const style of ['solid', 'line'] as const) all.update(drawPart(family, 'HA-5108', { tenant, style }))
  expect(all.digest('hex')).toBe('0bab85d6496b578ba62bccd0ce5e8bc3f5b75cea66ff539ee7ad74e573442c0f')
})

test('a read-out shows the reading it is given', () => {
  const options = { tenant: 'hbtbt', style: 'solid' } as const
  const [first, second] = ['404', '500'].map((reading) => drawPart('thermostat', 'T-1', { ...options, reading }))
  expect(first).not.toBe(second)
  expect(drawPart('thermostat', 'T-1', { ...options, reading: '404' })).toBe(first)
})
