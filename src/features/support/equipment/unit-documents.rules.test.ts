import { expect, test } from 'vitest'
import { describeUnitDocument } from '#features/support/equipment/unit-documents.rules.ts'

const nameOfKind = (kind: string): string | undefined => (kind === 'data-sheet' ? 'Datenblatt' : undefined)

test.each([
  [
    'by its kind where the title says no more',
    { title: 'Data sheet', href: '/a/b.pdf', kind: 'data-sheet', language: 'de', revision: 'F' },
    { title: 'Datenblatt', href: '/a/b.pdf', note: 'PDF, DE, F' },
  ],
  [
    'by kind and title',
    { title: 'HS-338', href: '/a/b.pdf', kind: 'data-sheet' },
    { title: 'Datenblatt: HS-338', href: '/a/b.pdf', note: 'PDF' },
  ],
  [
    'by its title where the kind has no name',
    { title: 'Film', href: '/film', kind: 'film' },
    { title: 'Film', href: '/film', note: '' },
  ],
])('a document is named %s', (_, document, expected) => {
  expect(describeUnitDocument(document, nameOfKind)).toEqual(expected)
})
