import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listCitations, listMalformed, listPromises, listRepeated } from './promises.rules.ts'
import { ROOT } from './run-command.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const promiseFiles = (await Array.fromAsync(glob('docs/promises/*.md', { cwd: ROOT })))
  .filter((file) => !file.endsWith('README.md'))
  .toSorted()
const testFiles = await Array.fromAsync(glob('{src,demo,migrations,scripts,bench,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT }))

test('every statement that a test cites is explained in docs/promises', () => {
  const explained = new Set(promiseFiles.flatMap((file) => listPromises(read(file))))
  expect(explained.size).toBeGreaterThan(0)
  const unexplained = testFiles
    .filter((file) => !file.startsWith('scripts/'))
    .flatMap((file) =>
      listCitations(read(file))
        .filter((id) => !explained.has(id))
        .map((id) => `[${id}] cited in ${file}`),
    )
  expect(unexplained.toSorted(), 'add a line `- [id] …` to docs/promises/{feature}.md').toEqual([])
})

test.each(promiseFiles)('%s explains each id once, in a line of its own', (file) => {
  expect(listRepeated(listPromises(read(file))), 'explained twice').toEqual([])
  expect(listMalformed(read(file)), 'not of the form `- [id] …`').toEqual([])
})

test('citations are found alone, in company and with threats among them', () => {
  expect(listCitations("test('a [2.1.1]', …) test('b [2.1.2, 2.1.3] [T-4]', …) test('c [9.8.7] [T-34]', …)")).toEqual([
    ...['2.1.1', '2.1.2', '2.1.3', 'T-4'],
    ...['9.8.7', 'T-34'],
  ])
  expect(listCitations('row[1.5] list[3] [some text]')).toEqual([])
})

test('a promise is a line that begins with its id and says something', () => {
  const text = '# Title\n\nWords.\n- [2.1.1] Says something.\n- [2.1.2]\n- without id\n- [T-4] Says more.\n- [T-4] Again.'
  expect(listPromises(text)).toEqual(['2.1.1', 'T-4', 'T-4'])
  expect(listRepeated(listPromises(text))).toEqual(['T-4'])
  expect(listMalformed(text)).toEqual(['- [2.1.2]', '- without id'])
})
