import { afterEach, expect, test } from 'vitest'
import { writeOffer } from '#features/storefront/catalogue/offer/offer-words.rules.ts'
import { listShownSkus, showOffers } from '#features/storefront/catalogue/offer/show-offers.client.ts'
import { en } from '#features/storefront/catalogue/texts/en.ts'
import { fillText } from '#kernel/texts.ts'
import { createFormats } from '#ui/format.ts'

const words = {
  t: (key: keyof typeof en, values?: Readonly<Record<string, string>>) => fillText(en[key], values),
  formats: createFormats({ country: 'us', language: 'en' }),
}
const own = {
  sku: 'V-1',
  isOwn: true,
  price: { minor: '88000', currency: 'USD' },
  list: { minor: '100000', currency: 'USD' },
  breaks: [],
  minimum: 1,
  step: 1,
  stock: { state: 'low', quantity: 3 },
} as const
const PART = (sku: string) =>
  `<b data-offer-price="${sku}" data-price="list">$1,000.00</b><i data-offer-note="${sku}">List price</i>
   <u data-offer-stock="${sku}" data-state="in">In stock, 90</u>`

afterEach(() => {
  document.body.innerHTML = ''
})

test('an account’s offer takes the place of what the server drew; a part without one, and lists that wake, are left alone', () => {
  const container = document.body
  container.innerHTML = `<p data-offer-heading>List price</p>${PART('V-1')}<hr>${PART('V-2')}<div data-island="list">${PART('V-1')}</div>`
  expect(new Set(listShownSkus())).toEqual(new Set(['V-1', 'V-2']))
  showOffers(new Map([['V-1', own]]), 'Your price', (offer) => writeOffer(offer, words))
  const texts = [...container.querySelectorAll('p,b,i,u')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Your price',
    ...['$880.00', 'Your price, without tax and delivery\nList price $1,000.00', 'Only 3 left'],
    ...['$1,000.00', 'List price', 'In stock, 90'],
    ...['$1,000.00', 'List price', 'In stock, 90'],
  ])
  expect(container.querySelector('b')?.dataset['price']).toBe('own')
  expect(container.querySelector('u')?.dataset['state']).toBe('low')
})

test.each([
  [{ ...own, isOwn: false, list: undefined }, 'list', '$880.00', 'List price, without tax and delivery'],
  [{ ...own, isOwn: false, list: undefined, price: undefined }, 'request', 'Price on request', ''],
  [{ ...own, list: undefined }, 'own', '$880.00', 'Your price, without tax and delivery'],
  [
    { ...own, contract: { number: 'KA-7' } },
    ...(['own', '$880.00', 'Your contract price, without tax and delivery\nContract KA-7 · List price $1,000.00'] as const),
  ],
  [
    { ...own, list: undefined, contract: { number: 'KA-7', until: '2026-12-31' } },
    ...(['own', '$880.00', 'Your contract price, without tax and delivery\nContract KA-7, until Dec 31, 2026'] as const),
  ],
])('offer %# is %s, %s', (offer, kind, price, note) => {
  expect(writeOffer(offer, words)).toMatchObject({ kind, price, note })
})
