import { expect, test } from 'vitest'
import {
  DEFAULT_SUGGESTIONS,
  readSuggestions,
  splitSuggestion,
  writeSuggestionQuestion,
} from '#features/search/takeover/suggestion.rules.ts'

test('the question names the query, the fields and how many, ten unless said [3.11.12, 7.8.8, 9.6.3]', () => {
  expect(DEFAULT_SUGGESTIONS).toBe(10)
  expect(writeSuggestionQuestion('val', 5)).toEqual({ query: 'val', types: { documents: { fields: ['title'] } }, size: 5 })
})

const answer = (...documents: unknown[]) => ({ results: { documents } })

test.each([
  ['suggestions in their order', answer({ suggestion: 'valve' }, { suggestion: 'valve kit' }), ['valve', 'valve kit']],
  ['each once', answer({ suggestion: 'valve' }, { suggestion: 'valve' }), ['valve']],
  ['markup as the text it is [T-23]', answer({ suggestion: '<img src=x>' }), ['<img src=x>']],
  ['no more than asked for', answer(...'abcdef'.split('').map((suggestion) => ({ suggestion }))), ['a', 'b', 'c']],
  ['nothing of other things', answer(null, 1, 'valve', {}, { suggestion: 7 }, { suggestion: ' ' }), []],
  ['nothing of no documents', { results: {} }, []],
  ['nothing of another shape', { results: { documents: 'valve' } }, []],
  ['nothing of an error', { errors: ['no'] }, []],
  ['nothing of nothing', undefined, []],
])('an answer gives %s [3.11.12]', (_, body, expected) => expect(readSuggestions(body, 3)).toEqual(expected))

test.each([
  ['valve kit', 'val', ['val', 've kit']],
  ['Valve kit', 'vaL', ['Val', 've kit']],
  ['ball valve', 'val', ['ball valve', '']],
  ['valve', '', ['valve', '']],
])('of %s, %s was typed', (suggestion, query, expected) => expect(splitSuggestion(suggestion, query)).toEqual(expected))
