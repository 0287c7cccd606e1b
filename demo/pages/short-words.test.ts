import { expect, test } from 'vitest'
import { bindShortWords, mapTexts } from '#demo/pages/short-words.ts'

test.each([
  ['Zawory i przyrządy w cenie', 'Zawory i\u00A0przyrządy w\u00A0cenie'],
  ['a w czerwcu', 'a\u00A0w\u00A0czerwcu'],
  ['<p>Z zakładu (w Gdańsku)</p>', '<p>Z\u00A0zakładu (w\u00A0Gdańsku)</p>'],
  ['<a href="/pl/pl">o nas</a>', '<a href="/pl/pl">o\u00A0nas</a>'],
  ['klasa A', 'klasa A'],
  ['/pl/pl/products/a-b', '/pl/pl/products/a-b'],
])('%s holds its short words to the next', (text, expected) => {
  expect(bindShortWords(text)).toBe(expected)
})

test('texts are found at any depth, everything else stays', () => {
  const props = { title: 'x', items: [{ text: 'y', width: 4 }], image: null, on: true }
  expect(mapTexts(props, (text) => text + text)).toEqual({
    title: 'xx',
    items: [{ text: 'yy', width: 4 }],
    image: null,
    on: true,
  })
})
