import { expect, test } from 'vitest'
import { checkRecord, productRecordSchema } from '#features/storefront/catalogue/product/product.rules.ts'

const FULL = {
  sku: 'HB-640',
  category: 'heating/room',
  brand: 'halden',
  names: { en: 'Room thermostat', de: 'Raumthermostat', zh: '室内温控器' },
  texts: { en: 'For rooms.', pl: 'Do pokoi.' },
  attributes: { voltage: 24, material: 'ABS' },
  images: ['/content/dam/a.png', 'https://img.example/b.png'],
  documents: [
    { title: 'Data sheet', href: '/content/dam/a.pdf' },
    { title: 'Manual', href: '/b.pdf', kind: 'manual' },
  ],
  accessories: ['HB-1', 'HB-2'],
  prices: { list: { USD: 12_900, EUR: 0 }, partner: { EUR: 9900 } },
  stock: { de: 12, us: 0 },
  markets: ['us', 'de'],
  salesOrgs: ['1000'],
  lifecycle: 'replaced',
  replacedBy: 'HB-650',
  variantOf: 'HB-600',
  popularity: 7,
}
const KEYS = ['colour', '__proto__', 'constructor', '0', 'en', 'USD', 'usd', 'de', 'Über', '']
const VALUES = [
  ...[undefined, null, '', ' ', 'x', 'HB-640', 'us', '/a b', '//evil', 'javascript:1', 'x'.repeat(61), 'x'.repeat(4001)],
  ...[0, -1, 1.5, 1e12, 1e13, 2 ** 53, true, [], {}, [''], [null], { en: 'x' }, { title: 'x', href: '/x' }],
]

/** The same numbers in every run, from 0 up to the limit. */
const createDice = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

type Node = Record<string, unknown>

/** Changes one thing somewhere in the record: another value, one more, one less, or another order. */
const spoil = (node: Node, roll: ReturnType<typeof createDice>): void => {
  const keys = Object.keys(node)
  const key = keys[roll(keys.length)] ?? 'sku'
  const child = node[key]
  if (typeof child === 'object' && child !== null && roll(3) > 0) return spoil(child as Node, roll)
  const value = VALUES[roll(VALUES.length)]
  const change = roll(4)
  if (change === 0) return void Reflect.deleteProperty(node, key)
  const name = change === 1 ? (KEYS[roll(KEYS.length)] ?? key) : key
  // As a parser of JSON does it: even a name with a meaning of its own becomes a plain property.
  if (change === 3) Reflect.deleteProperty(node, key)
  Object.defineProperty(node, name, {
    value: change === 3 ? child : structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

const check = (value: unknown): string => {
  const { success, data, error } = productRecordSchema.safeParse(value)
  return success
    ? JSON.stringify(data)
    : `${error.issues[0]?.path.join('.') || 'line'}: ${error.issues[0]?.message}`.slice(0, 300)
}

test('what is compiled says the same as what is written down, of whatever comes', () => {
  const roll = createDice(20_261_115)
  const said = { kept: 0, refused: 0 }
  for (let round = 0; round < 5000; round += 1) {
    const value = structuredClone(FULL) as Node
    for (let times = roll(3); times >= 0; times -= 1) spoil(value, roll)
    const [checked, expected] = [checkRecord(value), check(value)]
    const reported = 'record' in checked ? JSON.stringify(checked.record) : checked.reason
    if (!reported.startsWith('replacedBy: ')) expect(reported).toBe(expected)
    said['record' in checked ? 'kept' : 'refused'] += 1
  }
  expect(said.kept).toBeGreaterThan(500)
  expect(said.refused).toBeGreaterThan(500)
})
