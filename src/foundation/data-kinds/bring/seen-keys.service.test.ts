import { expect, test } from 'vitest'
import { createLineNumbers } from '#foundation/data-kinds/bring/line-numbers.rules.ts'
import { createSeenKeys } from '#foundation/data-kinds/bring/seen-keys.service.ts'

const findTwice = async (keys: readonly string[], mostInMemory?: number): Promise<number[]> => {
  const seen = createSeenKeys(mostInMemory)
  const found: number[] = []
  try {
    for (const [at, key] of keys.entries()) if (!(await seen.add(key, at + 1))) found.push(at + 1)
    return [...found, ...seen.listLater()].toSorted((one, other) => one - other)
  } finally {
    await seen.close()
  }
}

test.each([
  ['in memory', undefined],
  ['in files, from the tenth key on', 10],
])('a key that comes again is found at its later lines: %s', async (_, most) => {
  const keys = Array.from({ length: 30_000 }, (__, at) => `BN-${at}~de`)
  keys[5] = 'BN-3~de'
  keys[25_000] = 'BN-10000~de'
  keys[29_999] = 'BN-3~de'
  expect(await findTwice(keys, most)).toEqual([6, 25_001, 30_000])
})

test('numbers of lines are told apart, however large', () => {
  const lines = createLineNumbers()
  for (const line of [0, 7, 8, 10_000_001, 7]) lines.add(line)
  expect([0, 1, 7, 8, 9, 10_000_000, 10_000_001].map(lines.has)).toEqual([true, false, true, true, false, false, true])
  expect(lines.size()).toBe(4)
})
