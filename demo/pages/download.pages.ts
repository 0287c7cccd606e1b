import { LICENCE_PATH } from '#demo/downloads/list-documents.ts'
import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftTitle } from '#demo/pages/page-parts.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import { LICENCE_WORDS, PAGE_WORDS } from '#features/documents/downloads/public.server.ts'
import { downloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'

/** Less than the site allows, so that the limit can be met. */
const MAX_MB = 20

export const draftDownloads = (site: Site): PageDraft[] => {
  const { title, lead } = PAGE_WORDS[site.locale.language].downloads
  const eula = LICENCE_WORDS[site.locale.language]
  return [
    {
      path: '/downloads',
      title,
      description: lead,
      template: 'content-page-template',
      kind: 'Content',
      config: { maxDownloadSizeMb: MAX_MB },
      blocks: [draftBreadcrumbs(site, title), draftTitle(title, lead), draftBlock(downloadTable, { folder: '/downloads' })],
    },
    {
      path: LICENCE_PATH,
      title: eula.title,
      description: '',
      template: 'fragment-template',
      kind: 'Fragment',
      blocks: [
        draftBlock(text, { heading: eula.title, html: '' }),
        ...eula.sections.map(({ heading, text: words }) => draftBlock(text, { heading, html: writeParagraphs([words]) })),
      ],
    },
  ]
}
