import { describe, expect, test } from 'vitest'
import {
  copyBlock,
  contentOf,
  moveBlock,
  openPage,
  placeBlock,
  nestBlock,
  removeBlock,
  undo,
  type Editing,
} from '#features/authoring/page-editor/editor.rules.ts'
import { findHolder, holderFor, putInto, takeOut } from '#features/authoring/page-editor/nest.rules.ts'
import { dropBlock, dropNew } from '#features/authoring/page-editor/place.rules.ts'

const HOLDERS = ['box']
const block = (id: string, into?: string) => ({ id, type: id.split('-')[0] ?? id, props: {}, ...(into && { into }) })
const BLOCKS = [block('text-1'), block('box-1'), block('text-2', 'box-1'), block('text-3', 'box-1'), block('text-4')]
const page = (chosen?: string): Editing => ({
  ...openPage({
    title: 'A',
    description: '',
    template: 'content-page-template',
    kind: 'Content',
    blocks: BLOCKS,
    config: {},
    flags: {},
  }),
  chosen,
})
/** `box-1>text-2` stands in the box. */
const shape = (editing: Editing): string[] =>
  contentOf(editing).blocks.map(({ id, into }) => (into === undefined ? id : `${into}>${id}`))

describe('blocks in blocks', () => {
  test.each([
    [
      'into the chosen holder, at its end',
      'box-1',
      ['text-1', 'box-1', 'box-1>text-2', 'box-1>text-3', 'box-1>text-5', 'text-4'],
    ],
    [
      'beside the chosen one in a holder',
      'text-2',
      ['text-1', 'box-1', 'box-1>text-2', 'box-1>text-5', 'box-1>text-3', 'text-4'],
    ],
    ['after the chosen one on the page', 'text-1', ['text-1', 'text-5', 'box-1', 'box-1>text-2', 'box-1>text-3', 'text-4']],
  ])('a new one goes %s', (_, chosen, expected) => {
    expect(shape(placeBlock(page(chosen), 'text', {}, HOLDERS))).toEqual(expected)
  })

  test('a holder never stands in a holder', () => {
    expect(shape(placeBlock(page('text-2'), 'box', {}, HOLDERS))).toEqual([
      'text-1',
      'box-1',
      'box-1>text-2',
      'box-1>text-3',
      'box-2',
      'text-4',
    ])
    expect(shape(dropBlock(page(), 'box-1', { before: 'text-3' }, HOLDERS))).toEqual(shape(page()))
  })

  test('a holder is moved, copied and removed with what stands in it', () => {
    expect(shape(moveBlock(page(), 'box-1', -1))).toEqual(['box-1', 'box-1>text-2', 'box-1>text-3', 'text-1', 'text-4'])
    expect(shape(moveBlock(page(), 'text-1', 1))).toEqual(['box-1', 'box-1>text-2', 'box-1>text-3', 'text-1', 'text-4'])
    expect(shape(copyBlock(page(), 'box-1'))).toEqual([
      'text-1',
      'box-1',
      'box-1>text-2',
      'box-1>text-3',
      'box-2',
      'box-2>text-5',
      'box-2>text-6',
      'text-4',
    ])
    expect(shape(removeBlock(page(), 'box-1'))).toEqual(['text-1', 'text-4'])
    expect(shape(undo(removeBlock(page(), 'box-1')))).toEqual(shape(page()))
  })

  test('in a holder a block moves among those beside it, and not out', () => {
    expect(shape(moveBlock(page(), 'text-3', -1))).toEqual(['text-1', 'box-1', 'box-1>text-3', 'box-1>text-2', 'text-4'])
    expect(shape(moveBlock(page(), 'text-3', 1))).toEqual(shape(page()))
  })

  test('a block is put into the holder before it, and taken out again', () => {
    expect(findHolder(BLOCKS, 'text-4', HOLDERS)?.id).toBe('box-1')
    expect(findHolder(BLOCKS, 'text-1', HOLDERS)).toBeUndefined()
    expect(putInto(BLOCKS, 'text-4', HOLDERS).at(-1)).toEqual(block('text-4', 'box-1'))
    expect(takeOut(BLOCKS, 'text-2').map(({ id, into }) => [id, into])).toEqual([
      ['text-1', undefined],
      ['box-1', undefined],
      ['text-3', 'box-1'],
      ['text-2', undefined],
      ['text-4', undefined],
    ])
  })

  test('the mouse drops a block into a holder, at its end, and out of it', () => {
    expect(shape(dropBlock(page(), 'text-4', { before: 'text-3' }, HOLDERS))).toEqual([
      'text-1',
      'box-1',
      'box-1>text-2',
      'box-1>text-4',
      'box-1>text-3',
    ])
    expect(shape(dropBlock(page(), 'text-1', { before: 'text-4', into: 'box-1' }, HOLDERS))).toEqual([
      'box-1',
      'box-1>text-2',
      'box-1>text-3',
      'box-1>text-1',
      'text-4',
    ])
    expect(shape(dropBlock(page(), 'text-2', { before: 'text-4' }, HOLDERS))).toEqual([
      'text-1',
      'box-1',
      'box-1>text-3',
      'text-2',
      'text-4',
    ])
    expect(shape(dropNew(page(), { type: 'text', props: {} }, { before: 'text-2' }, HOLDERS))).toEqual([
      'text-1',
      'box-1',
      'box-1>text-5',
      'box-1>text-2',
      'box-1>text-3',
      'text-4',
    ])
  })

  test.each([
    [
      'into an empty or full holder, at its end',
      'text-1',
      { before: undefined, into: 'box-1' },
      'box-1 (text-2 text-3 text-1) text-4 box-2',
    ],
    [
      'a holder into a holder: behind it',
      'box-2',
      { before: undefined, into: 'box-1' },
      'text-1 box-1 (text-2 text-3) box-2 text-4',
    ],
    ['a holder between those of a holder: before it', 'box-2', { before: 'text-3' }, 'text-1 box-2 box-1 (text-2 text-3) text-4'],
    ['a holder into itself: nowhere', 'box-1', { before: undefined, into: 'box-1' }, 'text-1 box-1 (text-2 text-3) text-4 box-2'],
    [
      'into what holds nothing: behind it',
      'text-4',
      { before: undefined, into: 'text-1' },
      'text-1 text-4 box-1 (text-2 text-3) box-2',
    ],
  ])('dropped %s', (_, id, gap, expected) => {
    const start = placeBlock({ ...page(), chosen: undefined }, 'box', {}, HOLDERS)
    const { blocks } = contentOf(dropBlock(start, id, gap, HOLDERS))
    const words = blocks
      .filter(({ into }) => into === undefined)
      .map((each) => {
        const inside = blocks.filter(({ into }) => into === each.id).map((one) => one.id)
        return inside.length > 0 ? `${each.id} (${inside.join(' ')})` : each.id
      })
    expect(words.join(' ')).toBe(expected)
  })

  test('what is removed leaves the one beside it chosen, or the one that held it', () => {
    const one = removeBlock(page(), 'text-2')
    const none = removeBlock(one, 'text-3')
    expect([one.chosen, none.chosen, removeBlock(page(), 'text-4').chosen]).toEqual(['text-3', 'box-1', 'box-1'])
  })

  test('a step into a holder is one step of undo, and none where nothing can hold it', () => {
    const put = nestBlock(page(), 'text-4', true, HOLDERS)
    expect(shape(undo(put))).toEqual(shape(page()))
    expect(nestBlock(page(), 'text-1', true, HOLDERS).at).toBe(0)
  })

  test('says where a new block goes', () => {
    expect([holderFor(BLOCKS, 'text-3', 'text', HOLDERS)?.id, holderFor(BLOCKS, 'box-1', 'text', HOLDERS)?.id]).toEqual([
      'box-1',
      'box-1',
    ])
    expect([holderFor(BLOCKS, 'text-3', 'box', HOLDERS), holderFor(BLOCKS, 'text-1', 'text', HOLDERS)]).toEqual([
      undefined,
      undefined,
    ])
  })
})
