import { expect, test } from 'vitest'
import { detectMediaType } from '#foundation/uploads/media-type.rules.ts'
import {
  choosePartBytes,
  cleanFileName,
  isWithinQuota,
  MAX_PART_BYTES,
  planRetryMs,
  readRefusal,
} from '#foundation/uploads/upload.rules.ts'

const bytes = (...parts: (string | number[])[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part as string)))

test.each([
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image/png'],
  ['an archive, as sheets are', bytes('PK', [3, 4]), 'application/zip'],
  ['a table', bytes('sku,category\nA-1,valves\n'), 'text/csv'],
  ['a table with a mark in front', bytes([0xef, 0xbb, 0xbf], 'sku;name\n'), 'text/csv'],
  ['lines of JSON', bytes('\n{"sku":"A-1"}\n'), 'application/x-ndjson'],
  ['markup', bytes('<html>'), 'text/xml'],
  ['a text', bytes('hello'), 'text/plain'],
  ['a text cut within a character', bytes('größe,', [0xe9, 0x98]), 'text/csv'],
  ['a program', bytes([0x7f], 'ELF', [0, 1]), undefined],
  ['a table that holds a zero', bytes('a,b', [0], 'c'), undefined],
  ['Latin letters that are no UTF-8', bytes('gr', [0xf6, 0xdf], 'e,b'), undefined],
  ['nothing', bytes('  \n'), undefined],
])('%s is known by its content', (_, head, type) => expect(detectMediaType(head)).toBe(type))

test.each([
  ['products.csv', 'products.csv'],
  ['C:\\fakepath\\products.csv', 'products.csv'],
  ['../../etc/passwd', 'passwd'],
  ['..', 'file'],
  ['', 'file'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['a\r\nset-cookie: x.csv', 'aset-cookie_ x.csv'],
  ['größe 阀门.csv', 'größe 阀门.csv'],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(116)}.csv`],
])('the name %j is shown as %j', (given, shown) => expect(cleanFileName(given)).toBe(shown))

test.each([
  ['the first part is small', undefined, 262_144],
  ['a fast line doubles it', { bytes: 262_144, ms: 10 }, 524_288],
  ['up to a limit', { bytes: MAX_PART_BYTES, ms: 10 }, MAX_PART_BYTES],
  ['a slow one lowers it', { bytes: 1_000_000, ms: 4000 }, 500_000],
  ['but not below the first', { bytes: 262_144, ms: 60_000 }, 262_144],
])('%s', (_, before, expected) => expect(choosePartBytes(before)).toBe(expected))

test.each([
  [{ count: 0, bytes: 0 }, 1024 ** 3, true],
  [{ count: 0, bytes: 1 }, 1024 ** 3, false],
  [{ count: 20, bytes: 20 }, 1, false],
])('with %j held, %i bytes more are within the quota: %s', (stored, size, expected) =>
  expect(isWithinQuota(stored, size)).toBe(expected),
)

test.each([
  [1, 1000],
  [3, 4000],
  [8, 30_000],
  [9, undefined],
])('after %i failures it waits %s ms', (failures, expected) => expect(planRetryMs(failures)).toBe(expected))

test.each([
  [401, '', 'signed_out'],
  [409, 'quota', 'quota'],
  [409, 'wrong_offset', undefined],
  [413, '', 'too_large'],
  [415, '', 'wrong_type'],
  [422, 'infected', 'infected'],
  [400, '', 'failed'],
  [404, '', 'not_found'],
  [0, '', undefined],
  [503, '', undefined],
])('%i %s means %s', (status, code, expected) => expect(readRefusal(status, code)).toBe(expected))
