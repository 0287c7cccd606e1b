import { expect, test } from 'vitest'
import { nextRevision, toPublicationSlug } from '#features/documents/publications/kinds/publication-number.rules.ts'

test.each([
  [undefined, 'A'],
  ['A', 'B'],
  ['Z', 'AA'],
  ['AZ', 'BA'],
  ['1', '2'],
  ['09', '10'],
  ['R9', 'R10'],
])('after revision %s comes %s', (revision, next) => expect(nextRevision(revision)).toBe(next))

test.each([
  ['MX-100 MM/2', 'mx-100-mm-2'],
  ['A.B_C-', 'a-b-c'],
])('%s stands in addresses as %s', (number, slug) => expect(toPublicationSlug(number)).toBe(slug))
