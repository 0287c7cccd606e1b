import { expect, test } from 'vitest'
import { checkForm } from '#features/forms/forms/rules/check.rules.ts'
import type { FormField } from '#features/forms/forms/rules/field.rules.ts'
import { findFileFault, type SentFile, maySendFiles } from '#features/forms/forms/rules/file.rules.ts'

const drawing: FormField = { kind: 'file', name: 'drawing', label: 'Drawing', fileTypes: ['pdf', 'picture'], mostMegabytes: 2 }

test.each<[title: string, sent: SentFile, code: string | undefined]>([
  ['takes a PDF', { size: 2_000_000, type: 'application/pdf' }, undefined],
  ['takes a picture', { size: 1, type: 'image/png' }, undefined],
  ['refuses one byte too many [T-81]', { size: 2_000_001, type: 'application/pdf' }, 'fileSize'],
  ['refuses what the author did not ask for [T-81]', { size: 1, type: 'application/zip' }, 'fileType'],
  ['refuses what nobody knows [T-81]', { size: 1, type: '' }, 'fileType'],
  ['refuses what a scanner found [T-81]', { size: 1, type: 'image/png', isInfected: true }, 'fileHarmful'],
])('a file field %s', (_, sent, code) => {
  expect(findFileFault(drawing, sent)?.code).toBe(code)
})

test('a form asks for a file that must be there, and looks at the one that came', () => {
  const around = { today: '2026-11-16' }
  expect(checkForm([{ ...drawing, isRequired: true }], {}, around)).toEqual([{ field: 'drawing', code: 'fileMissing' }])
  expect(checkForm([drawing], {}, around)).toEqual([])
  const files = { drawing: { size: 3_000_000, type: 'application/pdf' } }
  expect(checkForm([drawing], { drawing: 'a.pdf' }, { ...around, files })).toEqual([
    { field: 'drawing', code: 'fileSize', values: { max: 2 } },
  ])
  // A name without a file is no file.
  expect(checkForm([drawing], { drawing: 'a.pdf' }, around)).toEqual([{ field: 'drawing', code: 'fileType' }])
})

test.each([
  ['a form without files', { network: 999, tenant: 999 }, 0, true],
  ['what fits', { network: 40, tenant: 900 }, 10, true],
  ['more than a network may', { network: 41, tenant: 41 }, 10, false],
  ['more than all networks may', { network: 0, tenant: 991 }, 10, false],
])('%s is taken: %j and %i [T-100]', (_, sent, size, expected) => {
  expect(maySendFiles(sent, size, { networkBytes: 50, tenantBytes: 1000 })).toBe(expected)
})
