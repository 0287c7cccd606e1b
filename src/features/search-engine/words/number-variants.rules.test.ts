import { expect, test } from 'vitest'
import { listVariants } from '#features/search-engine/words/number-variants.rules.ts'
import { countEdits } from '#features/search-engine/words/part-number.rules.ts'

/** Every text of some signs up to a length. */
const listTexts = (signs: string, longest: number): string[] =>
  longest === 0 ? [''] : ['', ...signs.split('').flatMap((sign) => listTexts(signs, longest - 1).map((rest) => sign + rest))]

test.each(['a1b2', '1111', 'ab', 'a', '21a12'])('the variants of %s are all that one slip makes of it, and itself', (number) => {
  const expected = new Set(listTexts('ab12', number.length + 1).filter((text) => countEdits(number, text, 1) <= 1))
  expect(new Set(listVariants(number, 'ab12'))).toEqual(expected)
})
