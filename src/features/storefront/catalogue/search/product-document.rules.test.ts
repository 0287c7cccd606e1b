import { expect, test } from 'vitest'
import { describeProduct, writeInitials, type ProductRow } from '#features/storefront/catalogue/search/product-document.rules.ts'

test.each([
  ['Control display units', 'CDU'],
  ['Flight management computers', 'FMC'],
  ['Angle-of-attack sensors', 'AAS'],
  ['Fire alarm panels', 'FAP'],
  ['Globe valves', ''],
  ['控制 显示 单元', ''],
  ['', ''],
])('the trade may write %j as %j', (name, initials) => expect(writeInitials(name)).toBe(initials))

const row: ProductRow = {
  sku: 'HP-2210-K3',
  categoryId: 'c',
  brand: null,
  lifecycle: 'active',
  replacedBy: null,
  names: { en: 'Seal kit for HP-2210' },
  texts: {},
  attributes: { material: 'FKM' },
  image: null,
  markets: null,
  popularity: 0,
  changedAt: new Date(0),
}
const home = { path: 'units', names: { en: 'Control display units' }, markets: null }

test('an accessory is found by the parts it goes with and by the initials of its category, which are no numbers of its own', () => {
  const goesWith = new Map([['HP-2210-K3', ['HP-2210-15', 'HP-2210-25']]])
  const words = { brandNames: new Map(), older: new Map(), lineOf: new Map([['c', [home]]]), goesWith }
  const { numbers, texts } = describeProduct(row, words)
  expect(numbers).toEqual(['HP-2210-K3'])
  expect(texts['en']).toMatchObject({ words: 'Control display units CDU FKM HP-2210-15 HP-2210-25' })
})
