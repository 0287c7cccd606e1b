import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import { listDataKinds, translateHelp, translateRefusal } from '#foundation/data-kinds/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'

type Fields = DataKind['fields']

const LITERAL = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|` + '`([^`]*)`)'
/** Sentences that refuse a line or a file of lines, wherever code writes one. */
const REASON = new RegExp(
  String.raw`(?:\breason: |\bpatternFault: |\bUnreadableFile\(|\bXlsxError\(|\berror: translateRefusal\()` + LITERAL,
  'g',
)
/** Reasons in other sentences than those of lines. */
const IS_OF_LINES = /LineProblem|patternFault|UnreadableFile|XlsxError|translateRefusal|LineResult|inspect-file|check-line/

const listSentences = (): { readonly file: string; readonly sentence: string }[] =>
  globSync('src/{features,foundation,platform}/**/*.{rules,service,store,task}.ts')
    .concat('src/platform/files/xlsx-reader.ts')
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      if (!IS_OF_LINES.test(source) && !/inspect-file|-kind|\/kinds\//.test(file)) return []
      return [...source.matchAll(REASON)].map(([whole, plain, template]) => {
        const words = (plain ?? template ?? '')
          .replaceAll("\\'", "'")
          .replaceAll(/\$\{quote\([^}]*\}/g, '‘x’')
          .replaceAll(/\$\{[^}]*\}/g, 'x')
        return { file, sentence: whole.startsWith('patternFault') ? `‘x’ ${words}` : words }
      })
    })

test('every sentence that refuses a line is in the table of six languages', () => {
  const sentences = listSentences()
  expect(sentences.length).toBeGreaterThan(130)
  expect(sentences.filter(({ sentence }) => translateRefusal(sentence, 'de') === sentence)).toEqual([])
})

const listHelp = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ help, fields: inner = {} }) => [help, ...listHelp(inner)])

test('the help of every kind of data and of its fields is in the table of six languages', () => {
  const sentences = [...listDataKinds(features).values()].flatMap(({ help, fields }) => [help, ...listHelp(fields)])
  for (const language of LANGUAGES.slice(1))
    expect([...new Set(sentences)].filter((help) => translateHelp(help, language) === help)).toEqual([])
})
