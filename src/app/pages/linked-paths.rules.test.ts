import { expect, test } from 'vitest'
import { dropEntries, listLinkedPaths } from '#app/pages/linked-paths.rules.ts'

const US = { country: 'us', language: 'en' } as const
const footer = {
  type: 'footer',
  props: {
    columns: [{ links: [{ href: '/us/en/products/a' }, { href: '/us/en/products/b?x=1#y' }, { href: '/us/en' }] }],
    all: { href: '/us/en/products' },
    legal: [{ href: '/de/de/products/a' }, { href: 'https://other.example/us/en/products/a' }, { href: 7 }, null, 'text'],
    madeAt: new Date(0),
  },
}

test('links are found wherever they stand, in this locale alone', () => {
  expect(listLinkedPaths(US, [footer, undefined])).toEqual(['/products/a', '/products/b', '/products'])
})

test('entries of lists go, whatever else stands there stays', () => {
  const { props } = dropEntries(US, footer, new Set(['/products/a', '/products/b', '/products']))
  expect(props.columns).toEqual([{ links: [{ href: '/us/en' }] }])
  expect(props.all).toEqual(footer.props.all)
  expect(props.madeAt).toBe(footer.props.madeAt)
  expect(props.legal).toEqual(footer.props.legal)
})
