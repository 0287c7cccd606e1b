import { LICENCE_WORDS } from '#features/documents/downloads/public.server.ts'
import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import { FRAGMENT_WORDS } from '#demo/pages/words/fragment-words.ts'
import { table } from '#features/site/content/blocks/table.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'

export const DELIVERY_TERMS = '/fragments/delivery-terms'
export const SOFTWARE_EULA = '/secure/fragments/software-eula'

const FRAGMENT = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

/** Fragments that links open over a page; the portal's need a session. */
export const draftFragments = ({ locale }: Site): PageDraft[] => {
  const { terms } = FRAGMENT_WORDS[locale.language]
  const eula = LICENCE_WORDS[locale.language]
  return [
    {
      ...FRAGMENT,
      path: DELIVERY_TERMS,
      title: terms.title,
      blocks: [
        draftBlock(text, { heading: terms.title, html: writeParagraphs([terms.lead]) }),
        draftBlock(table, {
          caption: terms.caption,
          columns: terms.columns.map((label) => ({ label })),
          rows: terms.rows.map((cells) => ({ cells: [...cells] })),
        }),
      ],
    },
    {
      ...FRAGMENT,
      path: SOFTWARE_EULA,
      title: eula.title,
      blocks: [
        draftBlock(text, { heading: eula.title, html: '' }),
        ...eula.sections.map(({ heading, text: words }) => draftBlock(text, { heading, html: writeParagraphs([words]) })),
      ],
    },
  ]
}
