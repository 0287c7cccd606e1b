import { expect, test } from 'vitest'
import { parseBackup } from '#app/backup.ts'
import { parseFiles } from '#app/files.ts'
import { parseRestore } from '#app/restore.ts'
import { parseTenant } from '#app/tenant.ts'

test.each([
  [['--to', 'a.backup'], { to: 'a.backup' }],
  [['--to', 's3://bucket/nightly/', '--keep', '14'], { to: 's3://bucket/nightly/', keep: 14 }],
])('backup %j', (args, expected) => expect(parseBackup(args)).toEqual(expected))
test.each([[[]], [['a.backup']], [['--to', 'a', '--keep', '0']], [['--to', 'a', '--keep', 'all']]])(
  'backup %j says how it is used',
  (args) => expect(() => parseBackup(args)).toThrow('Usage: npm run backup'),
)

test.each([
  [['--from', 'a.backup'], { from: 'a.backup', isCheckOnly: false }],
  [['--from', 'a.backup', '--check'], { from: 'a.backup', isCheckOnly: true }],
])('restore %j', (args, expected) => expect(parseRestore(args)).toEqual(expected))
test('restore without an archive says how it is used', () => {
  expect(() => parseRestore([])).toThrow('Usage: npm run restore')
})

test.each([
  [['export', '--tenant', 'sps', '--to', 'a'], { action: 'export', tenant: 'sps', address: 'a' }],
  [['import', '--tenant', 'sps', '--from', 'a'], { action: 'import', tenant: 'sps', address: 'a' }],
  [['remove', '--tenant', 'sps', '--yes'], { action: 'remove', tenant: 'sps' }],
  [['read-only', 'on', '--tenant', 'sps', '--reason', ' Moves '], { action: 'read-only', tenant: 'sps', reason: 'Moves' }],
  [['read-only', 'off', '--tenant', 'sps'], { action: 'read-only', tenant: 'sps' }],
])('tenant %j', (args, expected) => expect(parseTenant(args)).toEqual(expected))
test.each([
  [['remove', '--tenant', 'sps']],
  [['export', '--tenant', 'sps', '--from', 'a']],
  [['import', '--tenant', 'sps']],
  [['export', '--to', 'a']],
  [['move', '--tenant', 'sps', '--to', 'a']],
  [['read-only', '--tenant', 'sps']],
  [['read-only', 'on', '--tenant', 'sps']],
  [['read-only', 'off', '--tenant', 'sps', '--reason', 'Over']],
  [['export', '--tenant', 'sps', '--to', 'a', '--reason', 'Moves']],
])('tenant %j says how it is used', (args) => expect(() => parseTenant(args)).toThrow('Usage: npm run tenant'))

test('files move between a folder and a bucket', () => {
  const [from, to] = ['folder:/srv/files', 's3://bucket?region=eu-central-1']
  expect(parseFiles(['move', '--from', from, '--to', to])).toEqual({ from, to })
  for (const args of [
    ['move', '--from', from],
    ['move', '--from', from, '--to', from],
    ['copy', '--from', from, '--to', to],
    ['move', '--from', '/srv', '--to', to],
  ])
    expect(() => parseFiles(args)).toThrow('Usage: npm run files')
})
