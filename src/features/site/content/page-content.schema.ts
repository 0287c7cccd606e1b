import { z } from 'zod'
import { AUDIENCES } from '#features/site/content/page-audience.rules.ts'
import { STRUCTURES } from '#features/site/content/structured-data.rules.ts'
import { PAGE_KINDS, PAGE_TEMPLATES } from '#foundation/blocks/public.ts'
import type { Settings } from '#foundation/tenants/public.ts'

const blockId = z.string().regex(/^[a-z\d][\w-]{0,63}$/i, 'must be a short name of letters and digits')

const blockSchema = z.strictObject({
  id: blockId,
  type: z.string().max(60),
  props: z.record(z.string(), z.unknown()),
  /** The block that it stands in. */
  into: blockId.optional(),
})

/** The content of a page: the same shape in drafts and in published versions. */
export const createPageContentSchema = ({ pageConfig, flags }: Pick<Settings, 'pageConfig' | 'flags'>) =>
  z.strictObject({
    title: z.string().min(1).max(200),
    description: z.string().max(400),
    template: z.enum(PAGE_TEMPLATES),
    kind: z.enum(PAGE_KINDS),
    blocks: z.array(blockSchema).max(100),
    /** Page configuration: overrides of the site's. */
    config: pageConfig.default({}),
    flags: flags.default({}),
    /** Who may see it; everyone unless said. */
    audience: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length).optional(),
    /** Its type for search engines; by its template unless given. */
    structure: z.enum(STRUCTURES).optional(),
  })
export type PageContent = z.infer<ReturnType<typeof createPageContentSchema>>
