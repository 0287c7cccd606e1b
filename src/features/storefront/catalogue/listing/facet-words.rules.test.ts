import { expect, test } from 'vitest'
import { nameFacet, nameRange, nameValue, type FacetWording } from '#features/storefront/catalogue/listing/facet-words.rules.ts'
import { de } from '#features/storefront/catalogue/texts/de.ts'
import { en } from '#features/storefront/catalogue/texts/en.ts'
import { fillText } from '#kernel/texts.ts'
import { createFormats } from '#ui/format.ts'

const english: FacetWording = {
  t: (key, values) => fillText(en[key], values),
  formats: createFormats({ country: 'us', language: 'en' }),
  currency: 'USD',
}
const german: FacetWording = {
  t: (key, values) => fillText(de[key], values),
  formats: createFormats({ country: 'de', language: 'de' }),
  currency: 'EUR',
}

test.each([
  ['stock', 'in', 'In stock now', 'Sofort lieferbar'],
  ['lifecycle', 'obsolete', 'Discontinued', 'Abgekündigt'],
  ['lifecycle', 'toString', 'as given', 'as given'],
  ['size', '50', 'as given', 'as given'],
])('%s %s is called %s, and in German %s', (facet, value, inEnglish, inGerman) => {
  expect(nameValue(facet, { value, label: 'as given' }, english)).toBe(inEnglish)
  expect(nameValue(facet, { value, label: 'as given' }, german)).toBe(inGerman)
})

test('facets of every site are named by the dictionaries, attributes by themselves', () => {
  expect(nameFacet({ key: 'brand' }, german)).toBe('Marke')
  expect(nameFacet({ key: 'size', name: 'Nennweite' }, german)).toBe('Nennweite')
})

const price = { key: 'price', values: [], range: { bars: [] } }
const weight = { key: 'weight', name: 'Gewicht', values: [], range: { unit: 'kg', bars: [] } }

test.each([
  [price, { to: 25 }, english, 'Up to $25'],
  [price, { from: 1000, to: 2500 }, english, '$1,000 to $2,500'],
  [price, { from: 10.5 }, german, 'Ab 10,5\u00a0€'],
  [price, { from: 1000, to: 2500 }, german, '1.000\u00a0€ bis 2.500\u00a0€'],
  [weight, { from: 2, to: 5.5 }, german, 'Gewicht: 2 kg bis 5,5 kg'],
])('a range is named in the currency of the market or in its unit: %#', (facet, range, words, name) => {
  expect(nameRange(facet, range, words)).toBe(name)
})

test('what is measured says in what', () => {
  expect(nameFacet(price, german)).toBe('Listenpreis, EUR')
  expect(nameFacet(weight, german)).toBe('Gewicht, kg')
})
