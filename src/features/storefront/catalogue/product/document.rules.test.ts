import { expect, test } from 'vitest'
import { describeDocument } from '#features/storefront/catalogue/product/document.rules.ts'

test.each([
  [{ title: 'Data sheet', href: '/a/V-1-data-sheet.pdf', kind: 'data-sheet' }, 'data-sheet', undefined, 'PDF'],
  [{ title: 'Sheet for steam', href: '/a.pdf', kind: 'data-sheet' }, 'data-sheet', 'Sheet for steam', 'PDF'],
  [{ title: 'Drawing', href: '/a', kind: 'drawing' }, undefined, 'Drawing', undefined],
  [{ title: 'Model', href: 'https://x.example/a.step' }, undefined, 'Model', 'STEP'],
])('%j is named by its kind, or else by its title', (document, kind, title, format) => {
  expect(describeDocument(document)).toEqual({ href: document.href, kind, title, format })
})
