import { expect, test } from 'vitest'
import { fillText, listPlaceholders } from '#kernel/texts.ts'

const LINES = '{count} {count|line|lines} added'
const LIGNES = '{count} {count|0|ligne|lignes}'
const WIERSZE = '{count} {count|wiersz|wiersze|wierszy}'

test.each([
  [LINES, 1, '1 line added'],
  [LINES, 0, '0 lines added'],
  [LINES, 2, '2 lines added'],
  [LINES, '1', '1 line added'],
  ['{count} {count|line|lines}', '1,001', '1,001 lines'],
  [LIGNES, 0, '0 ligne'],
  [LIGNES, 1, '1 ligne'],
  [LIGNES, 2, '2 lignes'],
  [LIGNES, '1 000', '1 000 lignes'],
  [WIERSZE, 1, '1 wiersz'],
  [WIERSZE, 2, '2 wiersze'],
  [WIERSZE, 4, '4 wiersze'],
  [WIERSZE, 5, '5 wierszy'],
  [WIERSZE, 12, '12 wierszy'],
  [WIERSZE, 22, '22 wiersze'],
  [WIERSZE, 112, '112 wierszy'],
  [WIERSZE, 0, '0 wierszy'],
  [WIERSZE, '1 002', '1 002 wiersze'],
])('%s with %s is %s', (text, count, filled) => {
  expect(fillText(text, { count })).toBe(filled)
})

test('a word without its number stays as it stands, so that it is seen', () => {
  expect(fillText(LINES)).toBe(LINES)
  expect(listPlaceholders(LINES)).toEqual(['count'])
})
