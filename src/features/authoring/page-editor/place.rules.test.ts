import { describe, expect, test } from 'vitest'
import { contentOf, openPage, undo, type Editing } from '#features/authoring/page-editor/editor.rules.ts'
import { changeText, dropBlock, dropNew, listTexts } from '#features/authoring/page-editor/place.rules.ts'

const block = (id: string) => ({ id, type: 'text', props: { html: `<p>${id}</p>` } })
const PAGE = {
  ...{ title: 'T', description: '', template: 'content-page-template', kind: 'Content', config: {}, flags: {} },
  blocks: [block('a'), block('b'), block('c')],
} as const
const open = (): Editing => openPage(PAGE as never)
const idsOf = (editing: Editing) =>
  contentOf(editing)
    .blocks.map(({ id }) => id)
    .join('')

describe('a block that is dragged', () => {
  test.each([
    ['a', 'c', 'bac'],
    ['c', 'a', 'cab'],
    ['a', undefined, 'bca'],
    ['b', 'c', 'abc'],
    ['b', 'b', 'abc'],
    ['x', 'a', 'abc'],
  ])('%s before %s: %s', (id, before, ids) => {
    expect(idsOf(dropBlock(open(), id, { before }))).toBe(ids)
  })

  test('stays where it was without a step, and else goes back by one', () => {
    expect(dropBlock(open(), 'b', { before: 'c' }).at).toBe(0)
    expect(idsOf(undo(dropBlock(open(), 'a', { before: undefined })))).toBe('abc')
  })
})

describe('a new block that is dragged in', () => {
  test.each([
    ['a', 'text-1abc'],
    ['c', 'abtext-1c'],
    [undefined, 'abctext-1'],
  ])('before %s', (before, ids) => {
    const placed = dropNew(open(), { type: 'text', props: { html: '' } }, { before })
    expect([idsOf(placed), placed.chosen, idsOf(undo(placed))]).toEqual([ids, 'text-1', 'abc'])
  })
})

describe('text that is written in the page', () => {
  const fields = {
    title: { kind: 'text', label: 'Title' },
    href: { kind: 'link', label: 'Link' },
    items: { kind: 'list', label: 'Items', of: { html: { kind: 'richtext', label: 'Text' } } },
  } as const
  const props = { title: 'Pumps', href: '/us/en', items: [{ html: '<p>One</p>' }, { html: '' }] }

  test('is every text that a block declares, also in its lists', () => {
    expect(listTexts(fields, props)).toEqual([
      { path: ['title'], text: 'Pumps', isRich: false },
      { path: ['items', 0, 'html'], text: '<p>One</p>', isRich: true },
    ])
  })

  test('is put where it belongs, letters of one place as one step', () => {
    const editing = openPage({ ...PAGE, blocks: [{ id: 'a', type: 'cards', props }] } as never)
    const once = changeText(editing, 'a', ['items', 0, 'html'], '<p>Tw</p>')
    const twice = changeText(once, 'a', ['items', 0, 'html'], '<p>Two</p>')
    expect(contentOf(twice).blocks[0]?.props).toEqual({ ...props, items: [{ html: '<p>Two</p>' }, { html: '' }] })
    expect(contentOf(undo(twice)).blocks[0]?.props).toEqual(props)
  })
})
