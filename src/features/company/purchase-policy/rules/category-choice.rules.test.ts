import { expect, test } from 'vitest'
import { addCategory, listOpenChoices, nameCategory } from './category-choice.rules.ts'

const choices = [
  { path: 'pumps', name: 'Pumps' },
  { path: 'valves', name: 'Valves' },
  { path: 'valves/ball', name: 'Ball valves' },
  { path: 'valves-old', name: 'Old valves' },
]

test.each([
  ['valves', 'Valves'],
  ['valves/ball', 'Valves › Ball valves'],
  ['valves/gone', 'valves/gone'],
])('the category %s is called %s', (path, name) => expect(nameCategory(choices, path)).toBe(name))

test.each([
  [[], ['pumps', 'valves', 'valves/ball', 'valves-old']],
  [['valves'], ['pumps', 'valves-old']],
  [['valves/ball'], ['pumps', 'valves', 'valves-old']],
])('with %j chosen, %j can be chosen', (chosen, open) => {
  expect(listOpenChoices(choices, chosen).map(({ path }) => path)).toEqual(open)
})

test.each([
  [['pumps'], 'valves', ['pumps', 'valves']],
  [['valves/ball', 'pumps'], 'valves', ['pumps', 'valves']],
  [['valves-old'], 'valves', ['valves-old', 'valves']],
])('%j and %s are %j', (chosen, path, expected) => expect(addCategory(chosen, path)).toEqual(expected))
