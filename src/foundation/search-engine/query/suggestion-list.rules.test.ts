import { expect, test } from 'vitest'
import { listSuggestions } from '#foundation/search-engine/query/suggestion-list.rules.ts'

const NONE = { numbers: [], phrases: [], titles: [] }

test.each([
  ['titles stand as they are written', { ...NONE, titles: ['HX-Historian', 'Ball valve'] }, ['HX-Historian', 'Ball valve']],
  ['words alone stay as they are', { ...NONE, phrases: ['ball valve'] }, ['ball valve']],
  [
    'words that are a title are written like it, and come once',
    { ...NONE, phrases: ['valve', 'ball valve'], titles: ['Ball Valve', 'Valve kit'] },
    ['valve', 'Ball Valve', 'Valve kit'],
  ],
  ['of two alternatives to write a title the first counts', { ...NONE, titles: ['Ball Valve', 'BALL VALVE'] }, ['Ball Valve']],
  ['a number stays a number', { ...NONE, numbers: ['V-1'], titles: ['v-1'] }, ['V-1']],
  [
    'no more than asked for',
    { numbers: ['V-1'], phrases: ['valve'], titles: ['Valve kit', 'Valve'] },
    ['V-1', 'Valve', 'Valve kit'],
  ],
])('%s', (_, found, expected) => expect(listSuggestions(found, 3)).toEqual(expected))
