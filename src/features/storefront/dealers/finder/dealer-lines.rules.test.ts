import { expect, test } from 'vitest'
import { writeAddress, writeGeoLink, writeHours, writePhoneLink } from '#features/storefront/dealers/finder/dealer-lines.rules.ts'

test.each([
  ['us', 'NC', '28202', 'Charlotte', 'Charlotte, NC 28202'],
  ['gb', '', 'B2 4QA', 'Birmingham', 'Birmingham B2 4QA'],
  ['de', '', '50667', 'Köln', '50667 Köln'],
])('an address in %s is written as letters are there', (country, region, postalCode, city, line) => {
  expect(writeAddress({ street: 'Row 1', country, region, postalCode, city })).toEqual(['Row 1', line])
})

const HOURS = [
  { from: 1, to: 5, opens: '07:30', closes: '17:00' },
  { from: 6, to: 6, opens: '09:00', closes: '12:30' },
]
test.each([
  ['us', 'en', ['Mon–Fri 7:30 AM–5:00 PM', 'Sat 9:00 AM–12:30 PM']],
  ['gb', 'en', ['Mon–Fri 7:30–17:00', 'Sat 9:00–12:30']],
  ['de', 'de', ['Mo–Fr 7:30–17:00', 'Sa 9:00–12:30']],
] as const)('opening hours in %s/%s', (country, language, lines) => {
  expect(writeHours(HOURS, { country, language })).toEqual(lines)
})

test('links lead to the phone and to its map', () => {
  expect(writePhoneLink('+49 (30) 23125-47')).toBe('tel:+49302312547')
  expect(writeGeoLink({ lat: 50.1, lon: 8.7, name: 'A & B (C)' })).toBe('geo:50.1,8.7?q=50.1,8.7(A%20%26%20B%20(C))')
})
