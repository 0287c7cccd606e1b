import { expect, test } from 'vitest'
import { nameFacet, nameValue, type FacetWording } from '#features/catalogue/listing/facet-words.rules.ts'
import { de } from '#features/catalogue/texts/de.ts'
import { en } from '#features/catalogue/texts/en.ts'
import { fillText } from '#kernel/texts.ts'
import { createFormats } from '#ui/format.ts'

const english: FacetWording = {
  t: (key, values) => fillText(en[key], values),
  formats: createFormats({ country: 'us', language: 'en' }),
}
const german: FacetWording = {
  t: (key, values) => fillText(de[key], values),
  formats: createFormats({ country: 'de', language: 'de' }),
}

test.each([
  ['stock', 'in', 'In stock now', 'Sofort lieferbar'],
  ['price', '0-25', 'Below $25', 'Unter 25\u00a0$'],
  ['price', '1000-2500', '$1,000 to $2,500', '1.000\u00a0$ bis 2.500\u00a0$'],
  ['price', '10000-', '$10,000 and more', 'Ab 10.000\u00a0$'],
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
