import { expect, test } from 'vitest'
import { describeError, loggedPath, scrub } from '#platform/http/log-scrub.rules.ts'
import { startProcessorClock } from '#platform/testing/processor-time.ts'

test.each([
  ['keeps an ordinary path', '/us/en/products', '/us/en/products'],
  ['drops the query', '/login?resource=/x&token=abc', '/login'],
  ['drops what follows a semicolon', '/login;jsessionid=abc', '/login'],
  ['hides an address in the path', '/users/ann.lee@example.com/x', '/users/[address]/x'],
  ['hides an encoded address', '/users/ann%40example.com', '/users/[address]'],
  ['hides a long token', `/reset/${'aB3_'.repeat(10)}`, '/reset/[token]'],
  ['hides an identifier of 36 characters', '/jobs/0b8f4d0e-6b0e-4a53-9c9b-0d3f5c0a7f11', '/jobs/[token]'],
  [
    'keeps a long name',
    '/news/a-new-line-of-heavy-duty-valves-for-hydrogen',
    '/news/a-new-line-of-heavy-duty-valves-for-hydrogen',
  ],
  ['cuts a long path', `/${'a b/'.repeat(3000)}`, `/${'a b/'.repeat(3000)}`.slice(0, 300) + '…'],
])('%s', (_, url, expected) => {
  expect(loggedPath(url)).toBe(expected)
})

test('scrubs 100 KB of hostile text in linear time [T-67]', () => {
  const readClock = startProcessorClock()
  scrub('@'.repeat(50_000) + 'a'.repeat(50_000))
  scrub(`${'a'.repeat(100_000)}@`, 100_001)
  expect(readClock()).toBeLessThan(5000)
})

test('describes a database error without the row that it quotes', () => {
  const error = Object.assign(new Error('duplicate key: (ann@example.com)'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.com) already exists.',
    cause: new Error('inner', { cause: 'thrown text' }),
  })
  const text = JSON.stringify(describeError(error))
  expect(text).not.toContain('ann@')
  expect(text).not.toContain('Key (email)')
  expect(describeError(error)).toMatchObject({ type: 'Error', code: '23505', cause: { cause: { message: 'thrown text' } } })
})
