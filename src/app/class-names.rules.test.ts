import { expect, test } from 'vitest'
import { nameClasses } from './class-names.rules.ts'

const nameAll = (shared: string, ...modules: string[]) =>
  Object.fromEntries(
    nameClasses(
      [{ file: 'site.css', css: shared }],
      modules.map((css, index) => ({ file: String(index), css })),
    ),
  )

test('a name that one sheet has stays as it is, and others are numbered', () => {
  expect(nameAll('', '.title { color: red } .lead {}', '.title > .lead.note:not(.title) {}', '@layer a { .title {} }')).toEqual({
    '0 title': 'title',
    '0 lead': 'lead',
    '1 title': 'title-1',
    '1 lead': 'lead-1',
    '1 note': 'note',
    '2 title': 'title-2',
  })
})

test('what shared sheets name is left to them', () => {
  expect(nameAll('.wrap {}', '.wrap {}')).toEqual({ '0 wrap': 'wrap-1' })
})

test.each([
  ['a comment', '/* like .note */ .own {}'],
  ['what belongs to everyone', ':global(.note) .own {}'],
  ['a string', ".own::after { content: '.note' }"],
  ['a number', '.own { margin: .5rem 0.25em }'],
])('%s names nothing', (_, css) => {
  expect(nameAll('', css)).toEqual({ '0 own': 'own' })
})

test('sheets are numbered by their names, in whatever order they are read', () => {
  const [a, b] = [
    { file: 'a', css: '.x {}' },
    { file: 'b', css: '.x {}' },
  ]
  expect(nameClasses([], [b, a])).toEqual(nameClasses([], [a, b]))
})
