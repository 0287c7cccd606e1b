import { expect, test } from 'vitest'
import { HONEYPOT_TYPES, isCaught, makeFormId, makeHoneypot, placeHoneypot } from '#features/forms/forms/rules/honeypot.rules.ts'
import { scoreCaptcha } from '#features/forms/forms/rules/spam.rules.ts'
import { isTooFast, readElapsed } from '#features/forms/forms/submission.rules.ts'

/** The same numbers every time. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('ids are 12 binary characters, names 12 letters, types of four kinds [5.4.1, 5.4.2, 9.7.2]', () => {
  const random = createRandom(7)
  const ids = Array.from({ length: 200 }, () => makeFormId(random))
  expect(ids.every((id) => /^[01]{12}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBeGreaterThan(150)
  const traps = Array.from({ length: 200 }, () => makeHoneypot(random))
  expect(traps.every(({ name }) => /^[a-z]{12}$/.test(name))).toBe(true)
  expect(new Set(traps.map(({ type }) => type))).toEqual(new Set(HONEYPOT_TYPES))
})

test('it stands after a random field, and three other places are tried where that fails [5.4.3, 9.7.2]', () => {
  const tried: string[] = []
  const refuse = (place: string) => (tried.push(place), false)
  expect(placeHoneypot(['a', 'b', 'c'], createRandom(3), refuse)).toBe(undefined)
  expect(tried).toHaveLength(4)
  const seen = new Set(
    Array.from({ length: 60 }, (_, seed) => placeHoneypot(['a', 'b', 'c'], createRandom(seed * 7919), () => true)),
  )
  expect(seen).toEqual(new Set(['a', 'b', 'c']))
  let tries = 0
  expect(placeHoneypot(['a'], createRandom(1), () => (tries += 1) > 2)).toBe('a')
  expect(placeHoneypot([], createRandom(1), () => true)).toBe(undefined)
})

test.each([
  ['abcdefghijkl', { abcdefghijkl: 'x' }, true],
  ['abcdefghijkl', { abcdefghijkl: '' }, false],
  ['abcdefghijkl', {}, false],
  ...['0', ' ', 'no', '2026-11-16', 'a@b.example', '机'].map((value): [string, Record<string, string>, boolean] => [
    'abc',
    { abc: value },
    true,
  ]),
  [undefined, { other: 'x' }, false],
])('whoever fills %s is a program: %j, %s [5.4.4]', (name, sent: Record<string, string>, expected) =>
  expect(isCaught(name, (each) => sent[each])).toBe(expected),
)

test.each([
  [{ elapsed: '999' }, true],
  [{ elapsed: '1000' }, false],
  [{ drawn: '9500' }, true],
  [{ drawn: '1000' }, false],
  [{ elapsed: '5000', drawn: '9999' }, false],
  [{ elapsed: 'x' }, false],
  [{}, false],
])('%j at 10 s is too fast: %s [T-65]', (body, expected) => expect(isTooFast(readElapsed(body, 10_000))).toBe(expected))

test.each([
  [{ elapsedMs: 20_000, hasHoneypot: true, texts: ['Hello'] }, 1],
  [{ elapsedMs: undefined, hasHoneypot: true, texts: [] }, 0.8],
  [{ elapsedMs: undefined, hasHoneypot: false, texts: ['http://a http://b http://c http://d http://e'] }, 0.1],
])('%j scores %d [3.12.6]', (signs, expected) => expect(scoreCaptcha(signs)).toBe(expected))
