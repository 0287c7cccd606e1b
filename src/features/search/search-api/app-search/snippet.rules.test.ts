import { expect, test } from 'vitest'
import { cutText, makeSnippet } from '#features/search/search-api/app-search/snippet.rules.ts'

const context = (...words: string[]) => {
  const searchedWords = new Set(words)
  return (word: string): boolean => searchedWords.has(word.toLowerCase())
}

test.each([
  ['marks a word', 'Ball valves', ['valves'], 100, 'Ball <em>valves</em>'],
  ['marks each of them', 'Valve by valve', ['valve'], 100, '<em>Valve</em> by <em>valve</em>'],
  ['marks a part number as one', 'The HV-2000/1 valve', ['hv-2000/1'], 100, 'The <em>HV-2000/1</em> valve'],
  ['marks a piece of one', 'The HV-2000/1 valve', ['2000'], 100, 'The HV-<em>2000</em>/1 valve'],
  ['tells letters from figures', 'Runs on 24V', ['24'], 100, 'Runs on <em>24</em>V'],
  ['marks Chinese words', '工业球阀和执行器', ['执行'], 100, '工业球阀和<em>执行</em>器'],
  ['marks a single sign', '工业球阀', ['阀'], 100, '工业球<em>阀</em>'],
  ['marks letters with accents', 'Überdruckventile für Öl', ['öl'], 100, 'Überdruckventile für <em>Öl</em>'],
  [
    'escapes what is HTML',
    '<b>"Ball" & \'valve\'</b>',
    ['valve'],
    100,
    '&lt;b&gt;&quot;Ball&quot; &amp; &#39;<em>valve</em>&#39;&lt;/b&gt;',
  ],
  ['escapes within a mark, too', 'R&D', ['d'], 100, 'R&amp;<em>D</em>'],
  ['finds nothing', 'Ball valves', ['pump'], 100, undefined],
  ['starts at a word', 'Shut off whatever flows through a pipe with a valve of ours', ['valve'], 20, 'a <em>valve</em> of ours'],
  [
    'takes the part that holds most',
    `valve ${'x '.repeat(30)}ball valve`,
    ['ball', 'valve'],
    20,
    'x x x x <em>ball</em> <em>valve</em>',
  ],
])('a snippet %s [9.6.2]', (_, text, words, size, expected) => {
  expect(makeSnippet(text, size, context(...words))).toBe(expected)
})

test('a snippet is no longer than it may be, whatever the text [9.6.2]', () => {
  for (const text of [
    `${'a'.repeat(500)} valve`,
    `valve${' valve'.repeat(5000)}`,
    '𝒱'.repeat(300) + ' valve ' + '𝒱'.repeat(300),
  ]) {
    const snippet = makeSnippet(text, 50, context('valve')) ?? ''
    expect(snippet).toContain('<em>valve</em>')
    expect(snippet.replaceAll(/<\/?em>/g, '').length).toBeLessThanOrEqual(50)
    expect(snippet.isWellFormed()).toBe(true)
  }
})

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer than it may be', 6, 'longer'],
  ['ab𝒱', 3, 'ab'],
])('%j cut to %i is %j', (text, size, expected) => expect(cutText(text, size)).toBe(expected))
