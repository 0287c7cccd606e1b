import { expect, test } from 'vitest'
import { nameEak, nameReleaseFile, readNotes } from '#features/documents/downloads/publishing/new-release.rules.ts'

test.each([
  ['fleet-monitor-program', '3.2.0', 'application/zip', '/software/fleet-monitor-program-3.2.0.zip'],
  ['fleet-monitor-firmware', 'Rev C', 'application/octet-stream', '/software/fleet-monitor-firmware-rev-c.bin'],
  ['x', '../../etc/passwd', 'application/pdf', '/software/x-..-..-etc-passwd.pdf'],
  ['x', '1', 'text/html', undefined],
])('the file of %s %s (%s) is %s', (key, version, type, path) => {
  expect(nameReleaseFile(key, version, type)).toBe(path)
})

test('a version has one number', () => {
  expect(nameEak('fleet-monitor', '3.2 beta')).toBe('EAK-fleet-monitor-3.2-beta')
})

test('notes are lines without marks', () => {
  expect(readNotes('- Faster start\r\n\n * Fewer faults  \n• 修复')).toEqual(['Faster start', 'Fewer faults', '修复'])
})
