import { expect, test } from 'vitest'
import { z } from 'zod'
import { features } from '#app/features.ts'
import { defineBlock } from '#foundation/blocks/public.ts'
import { checkAuthorFields } from './author-fields.rules.ts'
import { REVIEWED_AUTHOR_FIELDS } from './reviewed-author-fields.ts'

const blocks = features.flatMap((feature) => feature.blocks ?? [])

test('authors can set every field of every block, but for those with a reason [2.18.9, 2.23.1]', () => {
  const { faults, stale } = checkAuthorFields(blocks, REVIEWED_AUTHOR_FIELDS)
  expect(faults, 'offer them in `fields` of the block, or give a reason in scripts/reviewed-author-fields.ts').toEqual([])
  expect(stale, 'remove them from scripts/reviewed-author-fields.ts').toEqual([])
})

const planted = defineBlock({
  type: 'planted',
  schema: z.strictObject({
    title: z.string(),
    forgotten: z.boolean().default(false),
    tags: z.array(z.string()).default([]),
    items: z.array(z.strictObject({ text: z.string(), hidden: z.number().optional() })).min(1),
    filled: z.string().optional(),
  }),
  fields: {
    title: { kind: 'text', label: 'Title' },
    tags: { kind: 'text', label: 'Tags' },
    items: { kind: 'list', label: 'Items', of: { text: { kind: 'text', label: 'Text' } } },
    gone: { kind: 'text', label: 'Gone' },
  },
})

test('the check finds what is forgotten, what has the wrong control and what is not there any more', () => {
  const { faults, stale } = checkAuthorFields(
    [planted],
    new Map([
      ['planted.filled', 'The server fills it.'],
      ['other.*', 'A block that was removed.'],
    ]),
  )
  expect(faults).toEqual([
    { field: 'planted.gone', problem: 'unknown' },
    { field: 'planted.forgotten', problem: 'not offered' },
    { field: 'planted.tags', problem: 'wrong control' },
    { field: 'planted.items.hidden', problem: 'not offered' },
  ])
  expect(stale).toEqual(['other.*'])
})
