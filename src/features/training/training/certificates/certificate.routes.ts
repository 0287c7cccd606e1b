import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { openCertificate, openCertificateCheck } from '#features/training/training/certificates/certificate.api.ts'
import { readCertificateNumber, stateOf } from '#features/training/training/certificates/certificate.rules.ts'
import { openLearningSystem } from '#features/training/training/learning-system.service.ts'
import { CERTIFICATES_PATH } from '#features/training/training/training-paths.rules.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { findSiteLocale } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const LONGEST_TYPED = 40

const readLocale = ({ country, language }: { readonly country: string; readonly language: string }): Locale =>
  (isLanguage(language) && findSiteLocale({ country, language })) || notFound('page')

/** It tells a name to whoever has the number, so search engines and caches get nothing. */
const HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/** Anybody may check a certificate by its number, and learns nothing about others. */
export const certificateRoutes = (app: App): void => {
  const { clock, dictionaries } = app.services

  const show = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, requested: string): Promise<FastifyReply> => {
    const number = readCertificateNumber(requested)
    const found = number && (await openLearningSystem(request.tx).findCertificate(number, locale.language))
    const certificate = found ? { ...found, state: stateOf(found, clock.now()) } : undefined
    const title = dictionaries[locale.language]['training']?.['check.title'] ?? ''
    const props = { typed: requested.slice(0, LONGEST_TYPED), ...(certificate && { certificate }) }
    const status = requested === '' || certificate ? 200 : 404
    return app.sendFeaturePage(
      request,
      reply,
      { locale, path: CERTIFICATES_PATH },
      { title, blocks: [{ id: 'check', type: 'certificate-check', props }], status, isFramed: true, headers: HEADERS },
    )
  }

  addEndpoint(app, openCertificateCheck, async (request, reply) => {
    const locale = readLocale(request.params)
    const { number: requested = '' } = request.query
    const number = readCertificateNumber(requested)
    // One address for each certificate, which its holder can pass on.
    if (number) return reply.redirect(`${pageHref(locale, CERTIFICATES_PATH)}/${number}`, 303)
    return show(request, reply, locale, requested.trim())
  })

  addEndpoint(app, openCertificate, (request, reply) => show(request, reply, readLocale(request.params), request.params.number))
}
