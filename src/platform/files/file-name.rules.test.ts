import { expect, test } from 'vitest'
import { toDisposition, toFileName } from '#platform/files/file-name.rules.ts'

test.each([
  ['Hall 3', 'Hall 3.pdf'],
  ['', 'schedule.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['..', 'schedule.pdf'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
  ['C:\\x|y?"<>*%', 'C x y.pdf'],
  ['.hidden.', 'hidden.pdf'],
  ['Łódź 阀门', 'Łódź 阀门.pdf'],
  ['\u202Egpj', 'gpj.pdf'],
  ['x'.repeat(200), `${'x'.repeat(60)}.pdf`],
])('a project %j gives a file %j [T-43]', (name, expected) => {
  expect(toFileName(name, 'schedule', 'pdf')).toBe(expected)
})

test('a header names it in plain letters and in all of them [T-43]', () => {
  expect(toDisposition("Łódź 'é'.pdf")).toBe(
    `attachment; filename="_odz 'e'.pdf"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20%27%C3%A9%27.pdf`,
  )
  expect(toDisposition('a"\\b\r\n.pdf')).not.toMatch(/[\r\n]/)
})
