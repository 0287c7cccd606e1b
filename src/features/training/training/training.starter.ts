import type { SiteLink, StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { writeDateRequestForm } from '#features/forms/forms/public.server.ts'
import { trainingAccess } from '#features/training/training/access/training-access.schema.ts'
import { courseOffice } from '#features/training/training/office/course-office.schema.ts'
import { OFFICE_WORDS } from '#features/training/training/office/course-office.texts.ts'
import { COURSE_OFFICE_PATH, TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'
import { TRAINING_WORDS } from '#features/training/training/training.texts.ts'

const writeHtml = (paragraphs: readonly string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')

export const trainingSiteLink: SiteLink = {
  path: TRAINING_PATH,
  group: 'service',
  words: TRAINING_WORDS,
  icon: 'book',
  order: 50,
}

/** The available training, and the way in. */
export const trainingStarterPages: StarterPages = (site) => {
  const { title, lead, heading, paragraphs } = TRAINING_WORDS[site.locale.language]
  return [
    writeTitledPage(site, {
      path: TRAINING_PATH,
      title,
      lead,
      blocks: [
        { type: trainingAccess.type, props: {} },
        { type: 'text', props: { heading, html: writeHtml(paragraphs) } },
        { type: 'form', props: writeDateRequestForm(site.locale.language) },
      ],
    }),
    // Below the requests, whose entry says who may open it.
    writeTitledPage(site, {
      path: COURSE_OFFICE_PATH,
      ...OFFICE_WORDS[site.locale.language],
      blocks: [{ type: courseOffice.type, props: {} }],
    }),
  ]
}
