import { describe, expect, test } from 'vitest'
import { nameDealer, readHours, writeHours } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'

describe('opening hours as an admin writes them', () => {
  test('are read and written alike', () => {
    const hours = [
      { from: 1, to: 5, opens: '08:00', closes: '17:00' },
      { from: 6, to: 6, opens: '09:00', closes: '12:00' },
    ]
    expect(writeHours(hours)).toBe('1-5 08:00-17:00\n6 09:00-12:00')
    expect(readHours(' 1 - 5  08:00 - 17:00\n\n6 09:00-12:00')).toEqual(hours)
  })
  test.each(['Mon 8-17', '1-5', '8 08:00-17:00'])('that cannot be read are not guessed: %s', (text) => {
    expect(readHours(text)).toBeUndefined()
  })
})

test('a dealer gets an address that no other has', () => {
  expect(nameDealer('Müller & Söhne', 'Köln', new Set())).toBe('muller-sohne-koln')
  expect(nameDealer('Hart', 'Bonn', new Set(['hart-bonn']))).toBe('hart-bonn-2')
  expect(nameDealer('中国', '北京', new Set())).toBe('dealer')
})
