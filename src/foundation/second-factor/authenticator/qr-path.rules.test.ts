import { expect, test } from 'vitest'
import { drawModules } from '#foundation/second-factor/authenticator/qr-path.rules.ts'

test.each([
  ['nothing', [[false, false]], ''],
  ['one square', [[false, true]], 'M1 0h1v1H1z'],
  ['a run as one bar', [[true, true, true, false]], 'M0 0h3v1H0z'],
  ['two runs', [[true, false, true]], 'M0 0h1v1H0zM2 0h1v1H2z'],
  ['a second row', [[false], [true]], 'M0 1h1v1H0z'],
])('draws %s', (_, rows, expected) => {
  expect(drawModules(rows)).toBe(expected)
})
