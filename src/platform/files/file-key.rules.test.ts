import { expect, test } from 'vitest'
import { isFileKey } from '#platform/files/file-key.rules.ts'

test.each([
  ['report.pdf'],
  ['aerobt/invoices/2026-11.zip'],
  ['a/b/c/d'],
  ['Manual_EN.v2-final.tar.gz'],
  [`a/${'x'.repeat(200)}`],
])('accepts the key %s', (key) => {
  expect(isFileKey(key)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['the parent folder', '..'],
  ['a climb out', '../secret'],
  ['a climb inside', 'a/../../secret'],
  ['a climb at the end', 'a/..'],
  ['the folder itself', '.'],
  ['a dot segment', 'a/./b'],
  ['a hidden file', 'a/.env'],
  ['an absolute path', '/etc/passwd'],
  ['an empty segment', 'a//b'],
  ['a folder', 'a/'],
  ['a backslash', 'a\\..\\b'],
  ['a Windows drive', 'C:/x'],
  ['NUL', 'a\0.pdf'],
  ['a line break', 'a\nb'],
  ['a line break at the end', 'report.pdf\n'],
  ['a tab', 'a\tb'],
  ['a blank', 'a b'],
  ['percent encoding', '%2e%2e%2fsecret'],
  ['a query', 'a?versionId=1'],
  ['a fragment', 'a#b'],
  ['the mark of our own side files', 'a.pdf~meta'],
  ['a full-width dot', '\uff0e\uff0e/secret'],
  ['an accent', 'é.pdf'],
  ['a dot at the end', 'a.'],
  ['a dash in front', '-rf'],
  ['a segment that is too long', 'x'.repeat(201)],
  ['a key that is too long', 'ab/'.repeat(171) + 'a'],
])('refuses a key with %s', (_, key) => {
  expect(isFileKey(key)).toBe(false)
})
