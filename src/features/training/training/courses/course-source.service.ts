import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { listCourseTexts } from '#features/training/training/courses/course.store.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export const COURSE_KIND = 'courses'
const MADE_AT = new Date(0)

const readCourses = async (tx: Tx): Promise<SearchDocument[]> =>
  (await listCourseTexts(tx)).map(({ id, texts }) => ({
    key: id,
    path: `${COURSES_PATH}?course=${encodeURIComponent(id)}`,
    type: 'Trainings',
    parentType: 'trainings',
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { title, summary, audience }]) => [
        language,
        { title, description: summary, words: `${id} ${audience}` },
      ]),
    ),
    // Only who was approved finds trainings [4.13.8, 6.9.2].
    audience: ['tool:training'],
    updatedAt: MADE_AT,
  }))

export const courseDocumentSource: DocumentSource = {
  name: COURSE_KIND,
  list: async function* (tx) {
    yield await readCourses(tx)
  },
  read: async (tx, keys) => (await readCourses(tx)).filter(({ key }) => keys.includes(key)),
}
