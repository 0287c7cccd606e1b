import { expect, test } from 'vitest'
import { decideSave, type StoredProject } from '#features/storefront/product-tools/project/project.rules.ts'

const lines = [{ sku: 'A', quantity: 1, tag: '', remark: '' }]
const project = (version: number, name = 'Hall 3'): StoredProject => ({ name, lines, version })

test.each([
  ['a new project', undefined, project(0), 'create'],
  ['one that is gone', undefined, project(3), 'conflict'],
  ['the version that was seen', project(3), project(3, 'Hall 4'), 'update'],
  ['an older version', project(4), project(2), 'conflict'],
  ['the version before, with other words', project(4), project(3, 'Hall 4'), 'conflict'],
  ['the version before, with the same words: the answer was lost', project(4), project(3), 'same'],
  ['a new project whose answer was lost', project(1), project(0), 'same'],
  [
    'other lines',
    project(4),
    { ...project(3), lines: [{ ...lines[0], quantity: 2, sku: 'A', tag: '', remark: '' }] },
    'conflict',
  ],
] as const)('saving %s', (_, retained, requested, expected) => {
  expect(decideSave(retained, requested)).toBe(expected)
})
