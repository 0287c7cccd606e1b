import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenants } from '#features/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'
import { notFound } from '#server/http/errors.ts'
import type { OwnPage, PageMaker } from '#server/pages/page-maker.ts'
import type { PageAnswers } from '#server/pages/page.routes.ts'

export type { OwnPage } from '#server/pages/page-maker.ts'

export type SendOwnPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: { readonly locale: Locale; readonly path: string },
  page: OwnPage,
) => Promise<FastifyReply>

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws a page of a feature's own, such as a form with its errors; never cached. */
    sendOwnPage: SendOwnPage
  }
}

type Parts = { readonly tenants: Tenants; readonly maker: PageMaker; readonly answers: PageAnswers }

export const decorateOwnPages = (app: App, { tenants, maker, answers }: Parts): void => {
  app.decorate('sendOwnPage', async (request, reply, { locale, path }, page) => {
    const tenant = tenants.byHost(request.host) ?? notFound('page')
    return answers.send(request, reply, await maker.makeOwnPage({ tenant, locale, path }, page), 'private, no-store')
  })
}
