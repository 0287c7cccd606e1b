import { SKU } from '#features/storefront/catalogue/public.ts'
import { fieldOf, type LineOf } from '#foundation/data-kinds/public.ts'

const { text, texts, values, records, country, choice, wholeNumber, language } = fieldOf

const PART = { most: 60, pattern: SKU, patternFault: 'is no part number' } as const
const ADDRESS = {
  most: 500,
  pattern: /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/,
  patternFault: 'is no safe address; write a path of the site or an address with https',
} as const

export const PRODUCT_FIELDS = {
  sku: text({ ...PART, isRequired: true, isSearched: true, help: 'The part number.' }),
  category: text({ isRequired: true, refersTo: 'categories', most: 300, help: 'The path of its category.' }),
  brand: text({ refersTo: 'brands', most: 60, help: 'The short name of its brand.' }),
  names: texts({ isRequired: true, isSearched: true, column: 'name', most: 200, help: 'Its name; English at least.' }),
  texts: texts({ column: 'text', most: 4000, help: 'What it is for, in a few sentences.' }),
  attributes: values({ help: 'Its values by the keys of attributes; a table has a column for each, such as attr:voltage.' }),
  images: text({ ...ADDRESS, isList: true, help: 'Addresses of its pictures, the best first.' }),
  documents: records({
    help: 'Its documents; a table writes title => address, joined with bars.',
    fields: {
      title: text({ isRequired: true, help: 'The title of the link.' }),
      href: text({ ...ADDRESS, isRequired: true, help: 'Where it is.' }),
      kind: text({ most: 40, help: 'What it is, such as Data sheet.' }),
      language: language({ help: 'The language it is written in.' }),
      revision: text({ most: 20, help: 'Which edition it is.' }),
      bytes: wholeNumber({ least: 0, most: 1e12, help: 'How large it is.' }),
    },
  }),
  accessories: text({ ...PART, isList: true, help: 'Part numbers that go with it.' }),
  markets: country({ isList: true, help: 'The countries in which it is sold; without them everywhere.' }),
  salesOrgs: text({ isList: true, most: 20, help: 'The sales organisations that sell it; without them all.' }),
  lifecycle: choice({ choices: ['active', 'obsolete', 'replaced'], help: 'Whether it is still made; without it active.' }),
  replacedBy: text({ ...PART, help: 'The part that takes its place.' }),
  variantOf: text({
    ...PART,
    help: 'The part of which it is a version; versions that differ in the attribute colour alone share their pictures.',
  }),
  popularity: wholeNumber({ least: 0, most: 1e9, help: 'How much it is wanted: listings show the highest first.' }),
}
export type ProductLine = LineOf<typeof PRODUCT_FIELDS>

export const PRODUCT_EXAMPLE: ProductLine = {
  ...{ sku: 'HS-330-4A', category: 'gas-detection/multi-gas-detectors', brand: 'halden' },
  ...{ names: { en: 'HS-330 four-gas detector' }, attributes: { response_time: 12, protection: 'IP 68' } },
  ...{ accessories: ['HS-330-B1'], markets: ['de', 'fr'] },
}
