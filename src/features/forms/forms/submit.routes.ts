import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref, type Block } from '#foundation/blocks/public.ts'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import { isGatedPage, isStaffPage, maySeePage, type PageContent } from '#features/site/content/public.ts'
import { fillForm } from '#features/forms/forms/fill-form.service.ts'
import { form as formBlock, type Form } from '#features/forms/forms/form.schema.ts'
import type { FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { checkForm, type Fault } from '#features/forms/forms/rules/check.rules.ts'
import { isCaught } from '#features/forms/forms/rules/honeypot.rules.ts'
import {
  isTooFast,
  MOST_A_MINUTE,
  readElapsed,
  readSubmitted,
  readText,
  type FormBody,
} from '#features/forms/forms/submission.rules.ts'
import { describeFiles, formFiles, nameFiles } from '#features/forms/forms/sent-file.service.ts'
import { submitForm } from '#features/forms/forms/submit.api.ts'
import { hasRoomForFiles, keepSubmission } from '#features/forms/forms/submit.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

type Place = { readonly locale: Locale; readonly path: string }
type Found = Place & { readonly content: PageContent; readonly block: Block; readonly form: Form }
type Answer = Parameters<typeof fillForm>[3]

const wantsJson = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('application/json') ?? false

const readBody = ({ body }: FastifyRequest): FormBody =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as FormBody) : {}

/** The form of a published page or fragment by its key; where a page has one only, the key may be left out. */
const findForm = async (request: FastifyRequest, { locale, path }: Place, key: string | undefined): Promise<Found> => {
  if (isStaffPage(path) || (isGatedPage(path) && !request.scope.user)) notFound('form')
  const { content } = (await findPublishedPages(request.tx, locale, [path])).get(path) ?? notFound('form')
  if (!maySeePage(content.audience, request.scope.user)) notFound('form')
  const blocks = content.blocks.filter(({ type }) => type === formBlock.type)
  const block = key === undefined && blocks.length === 1 ? blocks[0] : blocks.find(({ props }) => props['formKey'] === key)
  if (!block) return notFound('form')
  return { locale, path, content, block, form: formBlock.schema.parse(block.props) }
}

/** The page once more, with the form as the answer leaves it. */
const sendPage = async (request: FastifyRequest, reply: FastifyReply, found: Found, status: number, answer: Answer) => {
  const { locale, path, content, block, form } = found
  const now = request.server.services.clock.now()
  // Whoever mends one field began long ago: that is not too fast.
  const drawnAt = now.getTime() - (readElapsed(readBody(request), now.getTime()) ?? 0)
  const props = await fillForm(form, locale.language, now, { ...answer, drawnAt })
  const blocks = content.blocks.map((each) => (each === block ? { ...each, props } : each))
  const { title, description } = content
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path },
    { title, description, blocks, status, isFramed: true, isFilled: true },
  )
}

/** In the words of the page's language, for those who read the answer without our script. */
const sayFault = (request: FastifyRequest, language: Locale['language'], { field, code, values }: Fault) => {
  const words = request.server.services.dictionaries[language]['forms'] ?? {}
  return { path: field, code, message: fillText(lookUp(words, `fault.${code}`) ?? code, values) }
}

const PROBLEMS = {
  too_many: [429, 'That was too often. Please wait a minute and send it again.'],
  spam: [400, 'This could not be sent.'],
  too_fast: [400, 'That was very fast. Please send it again.'],
} as const

/** Answered without an error, so that what was counted stays counted. */
const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: Found,
  problem: keyof typeof PROBLEMS,
  values: FormValues,
) => {
  const [status, error] = PROBLEMS[problem]
  if (status === 429) reply.header('retry-after', '60')
  if (!wantsJson(request)) return sendPage(request, reply, found, status, { values: { ...values }, problem })
  reply.code(status)
  return { error, code: problem, requestId: request.id }
}

const submit: SelectorRoute['answer'] = async (request, reply, { locale, page: path, extension }) => {
  if (!locale || (extension !== undefined && extension !== 'html')) return notFound('form')
  const { clock, tenants } = request.server.services
  const now = clock.now()
  const body = readBody(request)
  // Counted before anything else is looked at: whatever is wrong with it, it was sent [T-65].
  const count = await countInMinute(request.tx, now, { kind: 'form', of: [networkOf(request.ip)] })
  const found = await findForm(request, { locale, path }, readText(body, 'form'))
  const { form } = found
  const values = readSubmitted(form.fields, nameFiles(form.fields, body))
  if (count > MOST_A_MINUTE) return refuse(request, reply, found, 'too_many', values)
  if (isCaught(readText(body, 'hp'), (name) => readText(body, name))) return refuse(request, reply, found, 'spam', values)
  const elapsedMs = readElapsed(body, now.getTime())
  if (isTooFast(elapsedMs)) return refuse(request, reply, found, 'too_fast', values)
  const { identity } = tenants.byKey(request.scope.tenant) ?? {}
  const around = {
    today: now.toISOString().slice(0, 10),
    blockedDomains: identity?.blockedEmailDomains ?? [],
    internalDomains: identity?.internalEmailDomains ?? [],
    files: describeFiles(form.fields, body),
  }
  const faults = checkForm(form.fields, values, around)
  if (faults.length > 0) {
    if (!wantsJson(request)) return sendPage(request, reply, found, 400, { values: { ...values }, faults: [...faults] })
    const details = faults.map((fault) => sayFault(request, locale.language, fault))
    reply.code(400)
    return { error: 'Some fields need your attention.', code: 'invalid', requestId: request.id, details }
  }
  if (!(await hasRoomForFiles(request, form, body))) return refuse(request, reply, found, 'too_many', values)
  const { reference, captchaScore } = await keepSubmission(request, reply, { form, locale, page: path, body, values, elapsedMs })
  const href = form.thanksPage === undefined ? undefined : pageHref(locale, form.thanksPage)
  // A returned reply leaves after the commit; one sent from here would leave before.
  if (wantsJson(request)) return { reference, captchaScore, ...(href && { href }) }
  reply.code(303).header('location', href ?? `${pageHref(locale, path)}.sent?form=${form.formKey}`)
  return ''
}

/** Where a form without script ends: the same page, with thanks in the form's place. */
const showSent: SelectorRoute['answer'] = async (request, reply, { locale, page: path }) => {
  if (!locale) return notFound('form')
  const { form: key } = request.query as Readonly<Record<string, unknown>>
  const found = await findForm(request, { locale, path }, typeof key === 'string' ? key : undefined)
  return sendPage(request, reply, found, 200, { isSent: true })
}

export const formSelectors: readonly SelectorRoute[] = [
  {
    selector: 'submit',
    methods: ['POST'],
    documented: documentSelector(submitForm),
    answer: submit,
    files: formFiles,
  },
  { selector: 'sent', methods: ['GET'], answer: showSent },
]
