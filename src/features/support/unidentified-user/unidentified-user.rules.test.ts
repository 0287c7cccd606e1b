import { expect, test } from 'vitest'
import {
  caseAddress,
  fillCaseNumber,
  findNumberFault,
  isKeyAllowed,
  readCaseNumber,
  writeCreatedMessage,
} from '#features/support/unidentified-user/unidentified-user.rules.ts'

test.each([
  ['', 'missing'],
  ['123', 'short'],
  ['1234', undefined],
  ['1234567890', undefined],
  ['12345678901', 'digits'],
  ['12a4', 'digits'],
  ['１２３４', 'digits'],
])('a sold-to number has 4 to 10 digits: %j is %s [5.6.1, 9.5.1]', (value, expected) =>
  expect(findNumberFault(value)).toBe(expected),
)

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false }
test.each([
  [{ key: '7' }, true],
  [{ key: 'a' }, false],
  [{ key: ' ' }, false],
  [{ key: '-' }, false],
  [{ key: 'Backspace' }, true],
  [{ key: 'ArrowLeft' }, true],
  [{ key: 'Tab' }, true],
  [{ key: 'v', ctrlKey: true }, true],
])('only digits and keys that move or edit get through: %j [5.6.1]', (press, expected) =>
  expect(isKeyAllowed({ ...NO_KEYS, ...press })).toBe(expected),
)

test.each([
  ['/products/valves', '/us/en/products/valves.unidentifiedusercases'],
  ['/', '/us/en/home.unidentifiedusercases'],
])('%s posts to its own address, the root to that of the home page [7.9.4]', (path, expected) =>
  expect(caseAddress({ country: 'us', language: 'en' }, path)).toBe(expected),
)

test.each([
  [writeCreatedMessage('AB12'), 'AB12'],
  ['Well. Case created successfully with Case Number: 00042. Thank you.', '00042'],
  ['Case created successfully with Case Number: ', 'N/A'],
  ['$&<b>', 'N/A'],
])('%j names the case %s [8.5.6]', (message, expected) => expect(readCaseNumber(message)).toBe(expected))

test.each([
  ['Case number: {$casenumber}', 'AB12', 'Case number: AB12'],
  ['{$casenumber}', '$&<b>', '$&<b>'],
])('the number is put in as text [T-22]', (text, number, expected) => expect(fillCaseNumber(text, number)).toBe(expected))
