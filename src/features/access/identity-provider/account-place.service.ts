import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import { imageSchema, type Image } from '#foundation/blocks/public.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import { withTenant } from '#platform/database/database.ts'
import type { en } from '#features/access/identity-provider/texts/en.ts'

export type TextKey = keyof typeof en

/** Every address of one page, one a locale. */
export const forEachLocale = (path: string, add: (address: string, locale: Locale) => void): void => {
  for (const { country, language } of SITE_LOCALES) {
    const locale = { country, language }
    add(`${localePath(locale)}${path}`, locale)
  }
}

/** The picture of the site's own home page: what authors show there welcomes people here too. */
const findArt = (request: FastifyRequest, locale: Locale): Promise<{ image?: Image; claim?: string }> =>
  withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const home = (await findPublishedPages(tx, locale, ['/'])).get('/')
    const hero = home?.content.blocks.find(({ type }) => type === 'hero')?.props
    const image = imageSchema.safeParse(hero?.['image']).data
    return { image, claim: typeof hero?.['title'] === 'string' ? hero['title'] : undefined }
  })

export const textIn = (request: FastifyRequest, locale: Locale, key: TextKey, values?: TextValues): string =>
  fillText(request.server.services.dictionaries[locale.language]['identity-provider']?.[key] ?? key, values)

export type AccountPage = {
  readonly locale: Locale
  readonly path: string
  readonly title: TextKey
  /** The block that fills the page, and its properties. */
  readonly block: string
  readonly props: Readonly<Record<string, unknown>>
  readonly status?: number
}

/** Sends one of the pages around signing in: a form, its errors, or what came of it. */
export const sendAccountPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, path, title, block, props, status }: AccountPage,
): Promise<FastifyReply> => {
  const art = await findArt(request, locale)
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path },
    { title: textIn(request, locale, title), status, blocks: [{ id: block, type: block, props: { ...props, art } }] },
  )
}
