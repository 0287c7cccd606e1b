import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import type { PunchOut } from '#features/buying/procurement/visit/punch-out.store.ts'
import { punchOutEnd, punchOutForm, punchOutShop } from '#features/buying/procurement/visit/visit-page.schema.ts'
import type { TransferForm } from '#features/buying/procurement/visit/transfer.service.ts'
import { languageOf } from '#foundation/locale/public.ts'
import type { Block } from '#foundation/blocks/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { keepChanges } from '#platform/http/tenant-scope.ts'

const HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const

const wordsOf = ({ server }: FastifyRequest, language: Language) => {
  const words = lookUp(server.services.dictionaries[language], 'procurement') ?? {}
  return (key: string): string => lookUp(words, key) ?? key
}

const localeOf = (language: Language): Locale => readerLocale({ countryCode: '', language })

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  { title, block, status = 200 }: { readonly title: string; readonly block: Omit<Block, 'id'>; readonly status?: number },
): Promise<FastifyReply> => {
  const [path = '/'] = request.url.split('?', 1)
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path: '/punchout' },
    { title, status, blocks: [{ id: 'punch-out', ...block }], address: path, headers: HEADERS },
  )
}

type ShownVisit = { readonly visit: PunchOut; readonly connection: Connection; readonly token: string | undefined }

const originOf = (url: string): string => new URL(url).origin

/** In frames of the connection's origins alone; without the site's header, consent or ways to sign in [T-110]. */
export const sendShopPage = (request: FastifyRequest, reply: FastifyReply, { visit, connection, token }: ShownVisit) => {
  const language = languageOf(visit.language)
  const { tenants } = request.server.services
  return send(request, reply, localeOf(language), {
    title: wordsOf(request, language)('shop'),
    block: {
      type: punchOutShop.type,
      props: {
        visit: token === undefined ? visit.id : `${visit.id}.${token}`,
        site: tenants.byKey(request.scope.tenant)?.name ?? '',
        frameOrigins: connection.frameOrigins,
        formOrigin: originOf(visit.returnUrl),
      },
    },
  })
}

/** `closed`: the system is known, and what it opens cannot be opened now. */
const END_STATUS = { used: 410, over: 410, refused: 401, closed: 409 } as const
type EndReason = keyof typeof END_STATUS

/** For what cannot be shown any more, and stays in the log of its connection; it may be framed by nobody, as nothing says whose it was. */
export const sendEndPage = (request: FastifyRequest, reply: FastifyReply, why: EndReason) => {
  const language = languageOf(request.headers['accept-language'] ?? 'en')
  const words = wordsOf(request, language)
  const title = words(`end.${why}`)
  keepChanges(reply)
  return send(request, reply, localeOf(language), {
    title,
    status: END_STATUS[why],
    block: { type: punchOutEnd.type, props: { title, text: words(`end.${why}.text`) } },
  })
}

/** Answers of OCI without a person: the fields go on by themselves. */
export const sendFormPage = (request: FastifyRequest, reply: FastifyReply, { action, target, fields }: TransferForm) => {
  const words = wordsOf(request, 'en')
  return send(request, reply, localeOf('en'), {
    title: words('shop'),
    block: {
      type: punchOutForm.type,
      props: { action, target, formOrigin: originOf(action), fields: [...fields], button: words('form.send') },
    },
  })
}
