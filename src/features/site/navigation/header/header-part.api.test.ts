import { expect, test } from 'vitest'
import { listContactWays } from '#features/site/navigation/header/header-part.api.ts'
import { findMismatch } from '#kernel/reply-shape.ts'

test.each([
  [undefined, false],
  ['', false],
  [{}, false],
  [{ ways: 'none' }, false],
  [{ ways: [1, null, { label: 'x' }] }, false],
  [
    {
      ways: [
        { label: 'Call', href: 'tel:+1' },
        { label: 'Write', href: 'mailto:a@b.example', text: 'soon' },
      ],
    },
    true,
  ],
])('%j holds ways to reach the business unit: %s', (answer, isGood) => {
  expect(findMismatch(listContactWays.shape, answer) === undefined).toBe(isGood)
})
