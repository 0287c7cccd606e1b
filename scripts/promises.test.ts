import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { flatten, listCitations, listDecisions, listMalformed, listNames, listRepeated, readPromises } from './promises.rules.ts'
import { ROOT } from './run-command.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const find = async (pattern: string): Promise<string[]> => (await Array.fromAsync(glob(pattern, { cwd: ROOT }))).toSorted()

const promiseFiles = (await find('docs/promises/*.md')).filter((file) => !file.endsWith('README.md'))
const promises = promiseFiles.flatMap((file) => readPromises(read(file)).map((promise) => ({ file, ...promise })))
const citations = (await find('{src,demo,migrations,scripts,bench,e2e}/**/*.{test,spec}.{ts,tsx}'))
  .filter((file) => !file.startsWith('scripts/'))
  .flatMap((file) => listCitations(read(file)).map((id) => ({ file, id })))

test('every statement that a test cites is explained in docs/promises', () => {
  const explained = new Set(promises.map(({ id }) => id))
  expect(explained.size).toBeGreaterThan(0)
  const unexplained = citations.filter(({ id }) => !explained.has(id)).map(({ id, file }) => `[${id}] cited in ${file}`)
  expect(unexplained.toSorted(), 'add a line `- [id] …` to docs/promises/{feature}.md').toEqual([])
})

test('every promise is cited by a test', () => {
  const cited = new Set(citations.map(({ id }) => id))
  const unproven = promises.filter(({ id }) => !cited.has(id)).map(({ id, file }) => `[${id}] in ${file}`)
  expect(unproven, 'write a test that proves it, with the id in its title').toEqual([])
})

test('every name and text that a promise quotes is in the code', async () => {
  const code = flatten((await find('src/**/*.{ts,tsx}')).map(read).join('\n'))
  const known = new Map<string, boolean>()
  const isKnown = (name: string): boolean => known.get(name) ?? (known.set(name, code.includes(name)), code.includes(name))
  const unknown = promises.flatMap((promise) =>
    listNames(promise)
      .filter((name) => !isKnown(flatten(name)))
      .map((name) => `${name}: [${promise.id}] in ${promise.file}`),
  )
  expect(unknown, 'a renamed or removed name, or words that are no exact text and need no quotes').toEqual([])
})

test('every decision that a promise names exists', async () => {
  const decisions = (await find('docs/decisions/*.md')).map((file) => path.basename(file).slice(0, 3))
  const missing = promises.flatMap((promise) => listDecisions(promise).filter((number) => !decisions.includes(number)))
  expect(missing).toEqual([])
})

test.each(promiseFiles)('%s explains each id once, in a line of its own', (file) => {
  expect(listRepeated(readPromises(read(file)).map(({ id }) => id)), 'explained twice').toEqual([])
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
  expect(readPromises(text)).toEqual([
    { id: '2.1.1', text: 'Says something.' },
    { id: 'T-4', text: 'Says more.' },
    { id: 'T-4', text: 'Again.' },
  ])
  expect(listRepeated(['2.1.1', 'T-4', 'T-4'])).toEqual(['T-4'])
  expect(listMalformed(text)).toEqual(['- [2.1.2]', '- without id'])
})

test.each([
  ['a name in backticks', 'The cookie `usr_lang` is set.', ['usr_lang']],
  ['what surrounds a value', 'At `/secure/{portal}-home`.', ['/secure/', '-home']],
  ['a path without its method', '`GET /sm/api/countries` answers.', ['/sm/api/countries']],
  [
    'each field of a path of fields',
    '`response.access.status` and `list[0].name`.',
    ['response', 'access', 'status', 'list', 'name'],
  ],
  ['a text in double quotes, as a whole', 'It says "You added {site}. Thank you.".', ['You added', '. Thank you.']],
  ['nothing of signs and of plain words', "Signs such as `< > |` and 'words' in 30 s.", []],
])('a promise names %s', (_, text, names) => expect(listNames({ id: '2.1.1', text })).toEqual(names))

test('texts are compared however they are written', () => {
  expect(flatten('We weren’t\n  able')).toBe("We weren't able")
  expect(flatten(String.raw`'We weren\'t able'`)).toBe("'We weren't able'")
})

test('decisions are named in brackets', () => {
  expect(listDecisions({ id: '2.1.1', text: 'Otherwise (decision 048). See decision 7.' })).toEqual(['048'])
})
