import { pageHref } from '#foundation/blocks/public.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { hasCourses } from '#features/training/training/courses/course.store.ts'
import { COURSES_PATH, TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'

/** The catalogue is there without an author wherever courses are held; an author may still write one. */
export const coursePages: PageSource = {
  matches: /^\/training\/courses$/,
  list: async (tx) => ((await hasCourses(tx)) ? [COURSES_PATH] : []),
  find: async (tx, { locale }, dictionaries) => {
    if (!(await hasCourses(tx))) return undefined
    const words = dictionaries['training'] ?? {}
    const [title = '', lead = ''] = [words['courses.title'], words['courses.lead']]
    const trail = [
      { label: words['home'] ?? '', href: pageHref(locale, '/') },
      { label: words['training'] ?? '', href: pageHref(locale, TRAINING_PATH) },
    ]
    return {
      title,
      description: lead,
      template: 'content-page-template',
      kind: 'Content',
      config: {},
      flags: {},
      blocks: [
        { id: 'trail', type: 'breadcrumbs', props: { trail, current: title } },
        { id: 'title', type: 'hero', props: { size: 'page', title, lead } },
        { id: 'courses', type: 'course-catalogue', props: {} },
      ],
    }
  },
}
