import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#platform/config.ts'
import { answerFrameworkErrors } from '#platform/http/errors.ts'
import { toOriginForm } from '#platform/http/host.rules.ts'
import { buildLimitOptions } from '#platform/http/limits.ts'
import { buildLogOptions, type LogOptions } from '#platform/http/log.ts'
import { buildProxyTrust } from '#platform/http/proxy-trust.ts'
import { buildSecurityHeaders } from '#platform/http/security-headers.ts'
import { zodOptions } from '#platform/http/validation.ts'

/** Everything that Fastify takes when it is made: `Fastify(buildServerOptions(config)).withTypeProvider<ZodTypeProvider>()`. */
export const buildServerOptions = (config: Config, log: LogOptions = {}) =>
  ({
    ...buildLimitOptions(config.limits, buildSecurityHeaders(config.publicScheme)),
    ...buildLogOptions(config, log),
    ...zodOptions,
    trustProxy: buildProxyTrust(config.trustProxy),
    rewriteUrl: ({ url = '/', headers }) => toOriginForm(url, headers.host),
    frameworkErrors: answerFrameworkErrors(buildSecurityHeaders(config.publicScheme)),
  }) satisfies FastifyServerOptions & { http: object }
