import { expect, test } from 'vitest'
import { LONGEST_LINE, splitLines } from '#foundation/data-kinds/file/json-lines.rules.ts'

const split = (...chunks: string[]) =>
  Array.fromAsync(
    splitLines(
      (async function* () {
        for (const chunk of chunks) yield Buffer.from(chunk)
      })(),
    ),
  )

test.each([
  ['one chunk', ['a\nb\n']],
  ['no end', ['a\nb']],
  ['cut anywhere', ['a', '\n', 'b']],
  ['empty lines and Windows ends', ['\n\r\na\r\n\n', 'b\r\n']],
])('lines: %s', async (_, chunks) => {
  expect(await split(...chunks)).toMatchObject([{ text: 'a' }, { text: 'b' }])
})

test('a letter of several bytes survives a cut', async () => {
  const bytes = Buffer.from('{"a":"ż"}\n')
  const cut = bytes.indexOf(0xc5) + 1
  const lines = await Array.fromAsync(
    splitLines(
      (async function* () {
        yield bytes.subarray(0, cut)
        yield bytes.subarray(cut)
      })(),
    ),
  )
  expect(lines).toEqual([{ number: 1, text: '{"a":"ż"}' }])
})

test('a line without end is refused and forgotten, the next one counts', async () => {
  expect(await split('x'.repeat(LONGEST_LINE), 'y', '\nb')).toEqual([
    { number: 1, isTooLong: true },
    { number: 2, text: 'b' },
  ])
})
