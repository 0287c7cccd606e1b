import { expect, test } from 'vitest'
import { listEditVariants } from '#foundation/search-engine/analysis/edit-variants.rules.ts'
import { editDistance } from '#foundation/search-engine/analysis/part-number.rules.ts'

/** Every text of some signs up to a length. */
const listTexts = (characters: string, longest: number): string[] =>
  longest === 0
    ? ['']
    : ['', ...characters.split('').flatMap((character) => listTexts(characters, longest - 1).map((rest) => character + rest))]

test.each(['a1b2', '1111', 'ab', 'a', '21a12'])('the variants of %s are all that one slip makes of it, and itself', (number) => {
  const expected = new Set(listTexts('ab12', number.length + 1).filter((text) => editDistance(number, text, 1) <= 1))
  expect(new Set(listEditVariants(number, 'ab12'))).toEqual(expected)
})
