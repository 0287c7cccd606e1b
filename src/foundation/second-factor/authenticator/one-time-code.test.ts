import { expect, test } from 'vitest'
import {
  describeEnrolment,
  listOpenSteps,
  readCode,
  stepOf,
  toBase32,
} from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import { findStep, makeCode } from '#foundation/second-factor/authenticator/one-time-code.service.ts'

const SECRET = Buffer.from('12345678901234567890')

/** Appendix B of RFC 6238, the rows of SHA-1. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s [T-103]', (seconds, code) => {
  const step = stepOf(new Date(seconds * 1000))
  expect(makeCode(SECRET, step, 8)).toBe(code)
  expect(makeCode(SECRET, step)).toBe(code.slice(2))
})

const NOW = new Date(1_111_111_109_000)
const STEP = stepOf(NOW)

test.each([
  ['the code of now', STEP, 0, STEP],
  ['the one before', STEP - 1, 0, STEP - 1],
  ['the one after', STEP + 1, 0, STEP + 1],
  ['no older one', STEP - 2, 0, undefined],
  ['no later one', STEP + 2, 0, undefined],
  ['no code twice [T-103]', STEP, STEP, undefined],
  ['no code from before one that was used [T-103]', STEP - 1, STEP, undefined],
  ['the next one after a use', STEP + 1, STEP, STEP + 1],
])('counts %s', (_, step, lastStep, expected) => {
  expect(findStep(SECRET, makeCode(SECRET, step), NOW, lastStep)).toBe(expected)
})

test('nothing counts once the step after this one was used', () => {
  expect(listOpenSteps(NOW, STEP + 1)).toEqual([])
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['abcdef', undefined],
  ['', undefined],
])('%j is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('the secret is written as apps read it', () => {
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ')
  expect(describeEnrolment({ issuer: 'Halden & Co', account: 'a+b@x.example', secret: 'ABC' })).toBe(
    'otpauth://totp/Halden%20%26%20Co:a%2Bb%40x.example?secret=ABC&issuer=Halden%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  )
})
