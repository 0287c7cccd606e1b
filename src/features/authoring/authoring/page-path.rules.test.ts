import { expect, test } from 'vitest'
import { movePath } from '#features/authoring/authoring/page-path.rules.ts'

test.each([
  ['/offers', '/offers', '/deals', '/deals'],
  ['/offers/spring/pumps', '/offers', '/deals/old', '/deals/old/spring/pumps'],
  ['/offers-old', '/offers', '/deals', '/offers-old'],
])('%s goes with %s to %s: %s', (path, from, to, expected) => expect(movePath(path, from, to)).toBe(expected))
