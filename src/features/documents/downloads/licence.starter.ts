import { LICENCE_WORDS } from '#features/documents/downloads/licence.texts.ts'
import { FRAGMENT_PAGE, type StarterPage, type StarterSite } from '#foundation/blocks/public.ts'

/** The agreement that documents ask for which name no other. */
export const LICENCE_PATH = '/fragments/licences/software'

export const writeLicence = ({ locale }: Pick<StarterSite, 'locale'>): StarterPage => {
  const { title, sections } = LICENCE_WORDS[locale.language]
  return {
    ...FRAGMENT_PAGE,
    path: LICENCE_PATH,
    title,
    blocks: [
      { type: 'text', props: { heading: title, html: '' } },
      ...sections.map(({ heading, text }) => ({ type: 'text', props: { heading, html: `<p>${text}</p>` } })),
    ],
  }
}
