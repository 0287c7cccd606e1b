import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { ACCOUNT_CHANGE_WORDS, type ChangePage } from '#demo/pages/words/account-change-words.ts'
import { text } from '#features/content/blocks/text.schema.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Pages that a change of the account leaves, and where it leads [2.14.9, 2.14.10]. */
const PAGES: Partial<Record<TenantKey, readonly (readonly [page: ChangePage, path: string])[]>> = {
  aerobt: [['inactive', '/secure/inactive-account']],
  hbtbt: [['additional', '/additional-products']],
}

export const draftAccountChangePages = (site: Site): PageDraft[] =>
  (PAGES[site.tenant] ?? []).map(([page, path]) => {
    const { title, lead } = ACCOUNT_CHANGE_WORDS[site.locale.language][page]
    return {
      path,
      title,
      description: lead,
      template: 'content-page-template',
      kind: 'Content',
      blocks: [draftBlock(text, { heading: title, html: `<p>${lead}</p>` })],
    }
  })
