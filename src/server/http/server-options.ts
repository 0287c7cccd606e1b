import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#server/config.ts'
import { answerFrameworkError } from '#server/http/errors.ts'
import { toOriginForm } from '#server/http/host.rules.ts'
import { buildLimitOptions } from '#server/http/limits.ts'
import { buildLogOptions, type LogOptions } from '#server/http/log.ts'
import { buildProxyTrust } from '#server/http/proxy-trust.ts'
import { zodOptions } from '#server/http/validation.ts'

/** Everything that Fastify takes when it is made: `Fastify(buildServerOptions(config)).withTypeProvider<ZodTypeProvider>()`. */
export const buildServerOptions = (config: Config, log: LogOptions = {}) =>
  ({
    ...buildLimitOptions(config.limits),
    ...buildLogOptions(config, log),
    ...zodOptions,
    trustProxy: buildProxyTrust(config.trustProxy),
    rewriteUrl: ({ url = '/', headers }) => toOriginForm(url, headers.host),
    frameworkErrors: answerFrameworkError,
  }) satisfies FastifyServerOptions & { http: object }
