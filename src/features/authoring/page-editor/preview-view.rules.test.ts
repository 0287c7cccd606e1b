import { expect, test } from 'vitest'
import { previewAddress } from '#features/authoring/page-editor/preview-view.rules.ts'

const address = '/us/en/offers'
test.each([
  ['the draft', { viewer: 'author', at: '' }, '/us/en/offers?wcmmode=preview'],
  ['what is published', { viewer: 'visitor', at: '' }, '/us/en/offers?wcmmode=disabled'],
  ['the draft as a customer', { viewer: 'draft-customer', at: '' }, '/us/en/offers.preview.html?as=customer'],
  [
    'another time',
    { viewer: 'author', at: '2026-12-25T12:00:00Z' },
    '/us/en/offers.preview.html?as=visitor&at=2026-12-25T12%3A00%3A00.000Z',
  ],
  ['no time at all', { viewer: 'draft-visitor', at: 'soon' }, '/us/en/offers.preview.html?as=visitor'],
] as const)('the frame shows %s', (_, view, expected) => {
  expect(previewAddress({ address, ...view })).toBe(expected)
})
