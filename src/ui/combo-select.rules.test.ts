import { expect, test } from 'vitest'
import { filterOptions, moveActive, placeList } from '#ui/combo-select.rules.ts'

const options = ['', 'Niger', 'Germany', 'Nigeria', 'Österreich'].map((label) => ({ value: label, label: label || 'Choose' }))

test.each([
  ['', ['', 'Niger', 'Germany', 'Nigeria', 'Österreich']],
  ['  ', ['', 'Niger', 'Germany', 'Nigeria', 'Österreich']],
  ['GER', ['Germany', 'Niger', 'Nigeria']],
  ['osterr', ['Österreich']],
  ['choose', []],
  ['(', []],
])('%j finds %j [2.24.2]', (query, values) => {
  expect(filterOptions(options, query).map(({ value }) => value)).toEqual(values)
})

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['PageDown', 0, 25, 10],
  ['PageDown', 20, 25, 24],
  ['PageUp', 4, 25, 0],
  ['Home', 4, 25, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s leads from option %i of %i+1 to %s', (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected)
})

test('the list opens below its button, and above where the screen ends', () => {
  expect(placeList({ top: 100, bottom: 144 }, 900)).toEqual({ isAbove: false, room: 740 })
  expect(placeList({ top: 800, bottom: 844 }, 900)).toEqual({ isAbove: true, room: 784 })
  expect(placeList({ top: 20, bottom: 64 }, 120)).toEqual({ isAbove: false, room: 160 })
})
