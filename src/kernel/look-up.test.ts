import { expect, test } from 'vitest'
import { lookUp } from '#kernel/look-up.ts'
import { PROTOTYPE_NAMES } from '#kernel/testing/prototype-names.ts'

test('finds what was put in', () => {
  expect(lookUp({ vdc: 24 }, 'vdc')).toBe(24)
  expect(lookUp({ vdc: 24 }, 'vac')).toBeUndefined()
  expect(lookUp(undefined, 'vdc')).toBeUndefined()
})

test.each(PROTOTYPE_NAMES)('does not find %s, which every object has [T-75]', (name) =>
  expect(lookUp<unknown>({}, name)).toBeUndefined(),
)
