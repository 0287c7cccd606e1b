import { expect, test } from 'vitest'
import { countKinds, describeDownload, toRow, type Software } from '#features/documents/downloads/software/software-row.rules.ts'

const SOFTWARE: Software = {
  eakNumber: 'EAK-1',
  version: '2.1',
  releasedAt: '2026-10-01T00:00:00Z',
  description: 'Faster start',
  notes: ['Faster start'],
  fileName: 'a.zip',
  assetPath: '/content/dam/sps/software/a.zip',
  size: 5,
  sha256: 'aa',
  gate: 'eula',
  gatePath: '/us/en/fragments/licences/software',
  eulaVersion: 1,
  productKey: 'a',
  productName: 'Historian',
  productDescription: 'Keeps values',
  kind: 'software',
  isEntitled: true,
  isWatched: false,
  replaces: [],
  older: [],
}

test('a download is told with its numbers and names, as one of many or alone [3.12.8]', () => {
  expect(describeDownload(toRow(SOFTWARE), false)).toEqual({
    name: 'software.download',
    eakNumber: 'EAK-1',
    productName: 'Historian',
    productDescription: 'Keeps values',
    description: 'Faster start',
    downloadStatus: 'Single',
  })
  const older = toRow(SOFTWARE, { ...SOFTWARE, eakNumber: 'EAK-0', version: '2.0' })
  expect(describeDownload(older, true)).toMatchObject({ eakNumber: 'EAK-0', description: '2.0', downloadStatus: 'All' })
})

test('kinds are counted, those without any left out', () => {
  expect(countKinds([SOFTWARE, { kind: 'manual' }, SOFTWARE])).toEqual([
    ['software', 2],
    ['manual', 1],
  ])
})
