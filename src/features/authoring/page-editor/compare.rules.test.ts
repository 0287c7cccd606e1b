import { expect, test } from 'vitest'
import { compareContents, markBlocks } from '#features/authoring/page-editor/compare.rules.ts'

const page = (...blocks: object[]) => ({ title: 'A', description: '', blocks }) as never
const box = { id: 'box', type: 'fold', props: { heading: 'More' } }
const text = { id: 'text', type: 'text', props: { html: '<p>One</p>' } }

test('a block that is put into another is told, and so is what it says there', () => {
  const after = { ...text, props: { html: '<p>Two</p>' }, into: 'box' }
  expect(compareContents(page(box, text), page(box, after))).toEqual([
    { block: 'text', type: 'text', field: 'html', before: 'One', after: 'Two' },
    { block: 'text', type: 'text', field: 'into', before: '', after: 'box' },
  ])
})

test('marks what is new, gone and changed, and leaves the rest', () => {
  const [old, fresh] = [
    { ...text, id: 'old' },
    { ...text, id: 'fresh' },
  ]
  const marks = markBlocks(page(box, text, old), page(box, { ...text, into: 'box' }, fresh))
  expect([...marks].toSorted()).toEqual([
    ['fresh', 'new'],
    ['old', 'gone'],
    ['text', 'changed'],
  ])
})
