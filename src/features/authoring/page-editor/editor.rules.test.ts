import { expect, test } from 'vitest'
import * as rules from '#features/authoring/page-editor/editor.rules.ts'
import type { PageContent } from '#features/site/content/public.ts'

const CONTENT: PageContent = {
  title: 'Offers',
  description: '',
  template: 'content-page-template',
  kind: 'Content',
  config: {},
  flags: {},
  blocks: [
    { id: 'a', type: 'hero', props: { title: 'A' } },
    { id: 'b', type: 'text', props: { html: '<p>B</p>' } },
    { id: 'c', type: 'text', props: { html: '<p>C</p>' } },
  ],
}
const start = { ...rules.openPage(CONTENT), chosen: 'b' }
const idsOf = (editing: rules.Editing) => rules.contentOf(editing).blocks.map(({ id }) => id)

test.each([
  ['a block is placed after the chosen one', rules.placeBlock(start, 'text', { html: '' }), ['a', 'b', 'text-1', 'c'], 'text-1'],
  [
    'at the end where none is chosen',
    rules.placeBlock({ ...start, chosen: undefined }, 'quote', {}),
    ['a', 'b', 'c', 'quote-1'],
    'quote-1',
  ],
  ['a copy stands behind its block', rules.copyBlock(start, 'a'), ['a', 'hero-1', 'b', 'c'], 'hero-1'],
  ['a block that is removed leaves the next one chosen', rules.removeBlock(start, 'b'), ['a', 'c'], 'c'],
  ['the last one leaves the one before', rules.removeBlock(start, 'c'), ['a', 'b'], 'b'],
  ['a block moves up', rules.moveBlock(start, 'b', -1), ['b', 'a', 'c'], 'b'],
  ['and down', rules.moveBlock(start, 'b', 1), ['a', 'c', 'b'], 'b'],
  ['and stays at the edge', rules.moveBlock(start, 'a', -1), ['a', 'b', 'c'], 'b'],
])('%s', (_, editing, ids, chosen) => {
  expect(idsOf(editing)).toEqual(ids)
  expect(editing.chosen).toBe(chosen)
})

test('what was done is undone and done again', () => {
  const placed = rules.placeBlock(start, 'text', { html: '' })
  const removed = rules.removeBlock(placed, 'a')
  expect(idsOf(rules.undo(removed))).toEqual(['a', 'b', 'text-1', 'c'])
  expect(idsOf(rules.undo(rules.undo(removed)))).toEqual(['a', 'b', 'c'])
  expect(idsOf(rules.redo(rules.undo(removed)))).toEqual(['b', 'text-1', 'c'])
  expect([rules.mayUndo(start), rules.mayRedo(start), rules.mayUndo(placed), rules.mayRedo(rules.undo(placed))]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(rules.undo(start).at).toBe(0)
  expect(rules.undo(placed).chosen).toBeUndefined()
})

test('letters of one field are another step once they were saved', () => {
  const first = rules.changeProperty(start, 'b', 'html', '<p>B1</p>')
  const second = rules.changeProperty(rules.endStep(first), 'b', 'html', '<p>B12</p>')
  expect(rules.contentOf(rules.undo(second))).toEqual(rules.contentOf(first))
})

test('letters of one field are one step, of another field another', () => {
  const first = rules.changeProperty(start, 'b', 'html', '<p>B1</p>')
  const second = rules.changeProperty(first, 'b', 'html', '<p>B12</p>')
  const third = rules.changeProperty(second, 'b', 'heading', 'H')
  expect([second.history.length, third.history.length]).toEqual([2, 3])
  expect(rules.contentOf(rules.undo(third)).blocks[1]?.props).toEqual({ html: '<p>B12</p>' })
  expect(rules.contentOf(rules.undo(rules.undo(third))).blocks[1]?.props).toEqual({ html: '<p>B</p>' })
  // What is written after an undo is a step of its own.
  const again = rules.changeProperty(rules.undo(second), 'b', 'html', '<p>X</p>')
  expect(rules.contentOf(rules.undo(again)).blocks[1]?.props).toEqual({ html: '<p>B</p>' })
})

test('a property that is left empty is left out', () => {
  const named = rules.changeProperty(start, 'b', 'heading', 'H')
  expect(rules.contentOf(rules.changeProperty(named, 'b', 'heading', undefined)).blocks[1]?.props).toEqual({ html: '<p>B</p>' })
})

test.each([
  [{ title: 'Offers' }, 'Offers'],
  [{ heading: '', html: '<h2>One</h2><p>two</p>' }, 'One  two'],
  [{}, ''],
])('a block with %o is called %s', (props, expected) => {
  expect(rules.titleOf({ props })).toBe(expected)
})
