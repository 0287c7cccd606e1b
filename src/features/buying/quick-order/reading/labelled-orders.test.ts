import { expect, test } from 'vitest'
import { gradeDocument, sumGrades, type Grade } from '#features/buying/quick-order/testing/labelled/grade-documents.ts'
import { drawTableDocuments } from '#features/buying/quick-order/testing/labelled/table-documents.ts'
import { drawThreadDocuments } from '#features/buying/quick-order/testing/labelled/thread-documents.ts'
import { drawVariedFiles } from '#features/buying/quick-order/testing/labelled/varied-files.ts'
import { VARIED_TEXTS } from '#features/buying/quick-order/testing/labelled/varied-texts.ts'

const documents = [...(await drawTableDocuments()), ...drawThreadDocuments(), ...VARIED_TEXTS, ...(await drawVariedFiles())]
const kinds = [...new Set(documents.map(({ kind }) => kind))]
const grades = new Map<string, Grade>()

test.each(kinds)('orders with lines that are %s: nothing is ordered that was not meant', async (kind) => {
  const found: Grade[] = []
  for (const document of documents.filter((one) => one.kind === kind)) found.push(await gradeDocument(document))
  const grade = sumGrades(found)
  grades.set(kind, grade)
  const { lines, right, waiting, wrong } = grade
  if (process.env['GOAL'])
    process.stdout.write(
      `${kind}: ${found.length} documents, ${lines} lines, ${right} right, ${waiting} wait, ${grade.missed} missed, ${wrong.length} wrong\n`,
    )
  expect(wrong).toEqual([])
  expect((right + waiting) / lines).toBeGreaterThanOrEqual(0.97)
})

test('of all lines 93 in 100 are right, 97 right or waiting for a person, none wrong', () => {
  const { lines, right, waiting, wrong } = sumGrades([...grades.values()])
  if (process.env['GOAL'])
    process.stdout.write(
      `all: ${documents.length} documents, ${lines} lines, ${right} right, ${waiting} wait, ${wrong.length} wrong\n`,
    )
  expect(wrong).toEqual([])
  expect(right / lines).toBeGreaterThanOrEqual(0.93)
  expect((right + waiting) / lines).toBeGreaterThanOrEqual(0.97)
})
