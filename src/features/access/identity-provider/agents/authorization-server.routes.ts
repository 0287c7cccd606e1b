import { PROVIDER_PATH } from '#foundation/identity/public.server.ts'
import { endpoint } from '#kernel/endpoint.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const DISCOVERY = `${PROVIDER_PATH}/.well-known/openid-configuration`

const readServerMetadata = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/.well-known/oauth-authorization-server${PROVIDER_PATH}`,
  aliases: [`/.well-known/openid-configuration${PROVIDER_PATH}`],
  tag: 'agents',
  summary: 'What the built-in provider offers to clients (RFC 8414)',
  errors: [404],
})

/** The provider describes itself below its own path; clients of OAuth look for it at the root of the host. */
export const authorizationServerRoutes = (app: App): void =>
  addEndpoint(
    app,
    readServerMetadata,
    async (request, reply) => {
      const answer = await app.inject({ url: DISCOVERY, headers: { host: request.host } })
      if (answer.statusCode !== 200) return notFound('page')
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('access-control-allow-origin', '*')
        .type('application/json; charset=utf-8')
        .send(answer.body)
    },
    { config: { opensNoTransaction: true } },
  )
