import { describe, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import type { AuthorFields } from '#foundation/blocks/public.ts'
import { sayBlock, sayFields, sayLabel } from '#features/authoring/page-editor/field-label.rules.ts'
import { BLOCK_NAMES } from '#features/authoring/page-editor/labels/block-name.texts.ts'
import { nameOfType } from '#features/authoring/page-editor/palette.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const blocks = features.flatMap((feature) => feature.blocks ?? []).filter(({ fields }) => Object.keys(fields).length > 0)
const listLabels = (fields: AuthorFields): string[] =>
  Object.values(fields).flatMap((field) => [field.label, ...(field.kind === 'list' ? listLabels(field.of) : [])])
const labels = [...new Set(blocks.flatMap(({ fields }) => listLabels(fields)))]

/** These are the same word in the other language. */
const hasWord = (label: string, language: 'de' | 'fr' | 'es' | 'pl' | 'zh') =>
  sayLabel(label, language) !== label ||
  [
    'Text',
    'Link',
    'Links',
    'Name',
    'Navigation',
    'Status',
    'Team',
    'Token',
    'Video',
    'Tour',
    'Copyright',
    'Contact',
    'Image',
    'Question',
    'Action',
    'Actions',
    'Type',
    'Page',
    'Source',
    'Introduction',
    'Documents',
    'Date',
    'Folder',
    'Filter',
  ].includes(label)

describe('what an author fills in', () => {
  test.each(['de', 'fr', 'es', 'pl', 'zh'] as const)('has a name in %s', (language) => {
    const nameless = labels.filter((label) => !hasWord(label, language))
    expect(nameless, `add them to src/features/authoring/page-editor/labels/${language}.texts.ts`).toEqual([])
  })

  test('is named in lists, too', () => {
    const fields = { items: { kind: 'list', label: 'Entries', of: { a: { kind: 'text', label: 'Heading' } } } } as const
    expect(sayFields(fields, 'de')).toMatchObject({ items: { label: 'Einträge', of: { a: { label: 'Überschrift' } } } })
  })
})

describe('a block that an author meets', () => {
  test.each(LANGUAGES)('has a name in %s', (language) => {
    const nameless = blocks.filter(({ type }) => !nameOfType(type) && !Object.hasOwn(BLOCK_NAMES[language], type))
    expect(
      nameless.map(({ type }) => type),
      'name them in src/features/authoring/page-editor/labels/block-name.texts.ts, or in palette.rules.ts if authors place them',
    ).toEqual([])
  })

  test('is called by its type at least', () => {
    expect(sayBlock('product-compare', 'de')).toBe('Product compare')
  })
})
