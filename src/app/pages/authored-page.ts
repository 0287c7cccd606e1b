import {
  cleanBlocks,
  findDraft,
  findPublishedPages,
  type BlockRegistry,
  type PublishedPage,
} from '#features/site/content/public.server.ts'
import type { Block } from '#foundation/blocks/public.ts'
import { isNarrowed, maySeePage } from '#features/site/content/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import type { PageRequest } from '#app/pages/page-request.ts'

export type AuthoredPage = Pick<PublishedPage, 'content'> & {
  readonly publishedAt?: Date
  /** Of a page that an author looks at as it is being written. */
  readonly draftId?: string | undefined
}

/** By text: the store gives a text that it knows as the same object. */
const cleaned = new WeakMap<object, Promise<Block[]>>()

const cleanOnce = (registry: BlockRegistry, content: PublishedPage['content']): Promise<Block[]> => {
  const known = cleaned.get(content) ?? cleanBlocks(registry, content.blocks)
  cleaned.set(content, known)
  return known
}

/** Authors see what is being written [T-89]; what a text may not hold goes before it is shown, too [T-40]. */
export const findAuthored = async (
  tx: Tx,
  registry: BlockRegistry,
  { locale, path, mode = 'publish' }: PageRequest,
  published: PublishedPage | undefined,
): Promise<AuthoredPage | undefined> => {
  const draft = mode === 'publish' ? undefined : await findDraft(tx, { locale, path })
  const content = draft?.content ?? published?.content
  if (!content) return undefined
  return { ...published, draftId: draft?.id, content: { ...content, blocks: await cleanOnce(registry, content) } }
}

/** Narrowed to others than who asks; authors at work see every page. */
export const isHidden = ({ mode = 'publish', viewer }: PageRequest, written: AuthoredPage | undefined): boolean =>
  mode === 'publish' && written !== undefined && !maySeePage(written.content.audience, viewer)

/** Whether some people see a page there that others do not. */
export const isNarrowedPage = (
  db: Db,
  tenant: Tenant,
  { locale, path }: Pick<PageRequest, 'locale' | 'path'>,
): Promise<boolean> =>
  withTenant(db, tenant.key, async (tx) => isNarrowed((await findPublishedPages(tx, locale, [path])).get(path)?.content.audience))
