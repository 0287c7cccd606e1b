import { expect, test } from 'vitest'
import { readNotice, writeNotice } from '#features/site/content/content-notice.rules.ts'

const page = { country: 'us', language: 'en', path: '/offers' }

test('a notice names what changed', () => {
  expect(readNotice(writeNotice('sps', [page], 'text'))).toEqual({ tenant: 'sps', reads: ['*', 'us/en/offers', '#/offers'] })
  expect(readNotice(writeNotice('sps', [page], 'presence')).reads).toContain('*/offers')
})

test('what is too much to say is the whole tenant', () => {
  const many = Array.from({ length: 500 }, (_, number) => ({ ...page, path: `/offers/${number}` }))
  expect(readNotice(writeNotice('sps', many, 'text'))).toEqual({ tenant: 'sps', reads: undefined })
  expect(readNotice('sps')).toEqual({ tenant: 'sps', reads: undefined })
})
