import { expect, test } from 'vitest'
import { createIntent } from '#browser/idempotency-key.ts'

test('a key stays while the same is asked for, and changes with it or when it is done', () => {
  const intent = createIntent()
  const first = intent.headersFor({ name: 'A' })
  expect(first['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(intent.headersFor({ name: 'A' })).toEqual(first)
  const other = intent.headersFor({ name: 'B' })
  expect(other).not.toEqual(first)
  intent.settle()
  expect(intent.headersFor({ name: 'B' })).not.toEqual(other)
})
