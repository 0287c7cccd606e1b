import { expect, test } from 'vitest'
import { foldText, toSlug } from '#kernel/fold-text.ts'

test.each([
  ['Kraków', 'krakow'],
  ['Łódź', 'lodz'],
  ['GRÖSSE', 'grosse'],
  ['Straße', 'strasse'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Cœur', 'coeur'],
  ['ﬁne １２', 'fine 12'],
  ['阀门', '阀门'],
  ['', ''],
])('%s is written %s without case and accents', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Spring offers 2027', 'spring-offers-2027'],
  ['  Größe & Maß! ', 'grosse-mass'],
  ['--', ''],
  ['阀门', ''],
])('%s is %s in an address', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})
