import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_PASSWORD, MIN_PASSWORD } from '#foundation/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import { choosePassword, readLink, type Choice } from '#features/access/identity-provider/choose-password.service.ts'
import type { TokenPurpose } from '#features/access/identity-provider/person-token.store.ts'
import { askForReset, register, resendActivation } from '#features/access/identity-provider/registration.service.ts'
import { faultOfAddress } from '#features/access/identity-provider/registration.routes.ts'
import { isPersonName } from '#features/access/identity-provider/registration.rules.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'

type Place = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly locale: Locale }

const text = (max: number) => z.string().trim().max(max).default('')
const email = text(254).transform((value) => value.toLowerCase())
const registration = z.object({ email, firstName: text(200), lastName: text(200) })
const token = z.string().max(64).default('')
const choice = z.object({ token, password: z.string().max(1000).default(''), again: z.string().max(1000).default('') })
const SIGN_IN = { label: 'signIn' } as const

const showNotice = ({ request, reply, locale }: Place, notice: 'registered' | 'linkSent', address: string) =>
  sendAccountPage(request, reply, {
    locale,
    path: '/register',
    title: `${notice}.title`,
    block: 'account-notice',
    props: { notice, tone: 'info', email: address },
  })

const showRegistration = ({ request, reply, locale }: Place, props: Record<string, unknown> = {}, status = 200) =>
  sendAccountPage(request, reply, { locale, path: '/register', title: 'register.title', block: 'register-form', props, status })

const submitRegistration = async (place: Place, body: z.infer<typeof registration>): Promise<FastifyReply> => {
  const { request, locale } = place
  const faults = {
    email: faultOfAddress(request, body.email),
    firstName: isPersonName(body.firstName) ? undefined : 'missing',
    lastName: isPersonName(body.lastName) ? undefined : 'missing',
  }
  if (Object.values(faults).some((fault) => fault !== undefined)) return showRegistration(place, { values: body, faults }, 400)
  await register(request, { ...body, locale })
  return showNotice(place, 'registered', body.email)
}

type LinkPage = {
  readonly path: string
  readonly purpose: 'resend' | 'forgot'
  readonly send: (request: FastifyRequest, address: string) => Promise<void>
}

const addLinkPage = (app: App, { path, purpose, send }: LinkPage): void => {
  const config = { opensNoTransaction: true }
  const show = ({ request, reply, locale }: Place, props: Record<string, unknown> = {}, status = 200) =>
    sendAccountPage(request, reply, {
      locale,
      path,
      title: `${purpose}.title`,
      block: 'email-form',
      props: { purpose, ...props },
      status,
    })
  forEachLocale(path, (address, locale) => {
    app.get(address, { config, schema: { hide: true } }, (request, reply) => show({ request, reply, locale }))
    app.post(address, { config, schema: { hide: true, body: z.object({ email }) } }, async (request, reply) => {
      const place = { request, reply, locale }
      const fault = faultOfAddress(request, request.body.email)
      if (fault) return show(place, { email: request.body.email, fault }, 400)
      await send(request, request.body.email)
      return showNotice(place, 'linkSent', request.body.email)
    })
  })
}

type ChoicePage = {
  readonly path: string
  readonly purpose: TokenPurpose
  readonly words: 'activate' | 'reset'
  readonly again: string
}

/** Reading the link changes nothing, so that mail programs which open links on their own do no harm. */
const addChoicePage = (app: App, { path, purpose, words, again }: ChoicePage): void => {
  const config = { opensNoTransaction: true }
  const limits = { min: MIN_PASSWORD, max: MAX_PASSWORD }
  const showBadLink = ({ request, reply, locale }: Place) =>
    sendAccountPage(request, reply, {
      locale,
      path,
      title: 'badLink.title',
      block: 'account-notice',
      props: { notice: 'badLink', tone: 'warn', action: { label: 'newLink', href: `${localePath(locale)}${again}` } },
      status: 410,
    })
  const showForm = ({ request, reply, locale }: Place, props: Record<string, unknown>, status = 200) =>
    sendAccountPage(request, reply, {
      locale,
      path,
      title: `${words}.title`,
      block: 'password-form',
      props: { purpose: words, limits, ...props },
      status,
    })
  const submit = async (place: Place, body: Choice): Promise<FastifyReply> => {
    const { request, reply, locale } = place
    const answer = await choosePassword(request, reply, purpose, body)
    if (answer.kind === 'bad-link') return showBadLink(place)
    if (answer.kind === 'fault') return showForm(place, { token: body.token, email: answer.email, fault: answer.fault }, 400)
    const notice = purpose === 'activate' ? 'activated' : 'passwordSet'
    const props = { notice, tone: 'ok', action: SIGN_IN }
    return sendAccountPage(request, reply, { locale, path, title: `${notice}.title`, block: 'account-notice', props })
  }
  forEachLocale(path, (address, locale) => {
    const querystring = z.object({ token }).catch({ token: '' })
    app.get(address, { config, schema: { hide: true, querystring } }, async (request, reply) => {
      const place = { request, reply, locale }
      const link = await readLink(request, purpose, request.query.token)
      return link ? showForm(place, { token: request.query.token, email: link.email }) : showBadLink(place)
    })
    app.post(address, { config, schema: { hide: true, body: choice } }, (request, reply) =>
      submit({ request, reply, locale }, request.body),
    )
  })
}

/** Plain pages and forms around an account; each works without script. */
export const accountPageRoutes = (app: App): void => {
  const config = { opensNoTransaction: true }
  forEachLocale('/register', (address, locale) => {
    app.get(address, { config, schema: { hide: true } }, (request, reply) => showRegistration({ request, reply, locale }))
    app.post(address, { config, schema: { hide: true, body: registration } }, (request, reply) =>
      submitRegistration({ request, reply, locale }, request.body),
    )
  })
  addLinkPage(app, { path: '/register/resend', purpose: 'resend', send: resendActivation })
  addLinkPage(app, { path: '/forgot-password', purpose: 'forgot', send: askForReset })
  addChoicePage(app, { path: '/activate', purpose: 'activate', words: 'activate', again: '/register/resend' })
  addChoicePage(app, { path: '/reset-password', purpose: 'reset-password', words: 'reset', again: '/forgot-password' })
}
