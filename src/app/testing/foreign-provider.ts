import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SignJWT, type JWTPayload } from 'jose'
import { Provider, type JWK } from 'oidc-provider'

export type ForeignProvider = {
  readonly issuer: string
  readonly client: { readonly clientId: string; readonly clientSecret: string }
  /** Claims about the person who signs in next; another address means another person unless said otherwise. */
  readonly claim: (
    claims: Record<string, unknown>,
    more?: { readonly subject?: string; readonly authTime?: number; readonly amr?: string[] },
  ) => void
  /** Plays the person's part there, from the address the site sends them to, until it sends them back. */
  readonly signIn: (address: string) => Promise<string>
  /** A token with these claims, by the provider’s own key; `kid` names another one. */
  readonly sign: (claims: JWTPayload, header?: { readonly typ?: string; readonly kid?: string }) => Promise<string>
  /** Answers about opaque tokens, by the token; others are not active. */
  readonly opaque: Map<string, object>
  /** Paths that were requested. */
  readonly requests: string[]
  readonly close: () => Promise<void>
}

const INTROSPECTION = '/token/introspection'

/** Another company's OpenID provider on this machine, which signs with RSA and tells about people at its own endpoint. */
export const startForeignProvider = async (siteOrigin: string, { introspects = false } = {}): Promise<ForeignProvider> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'portal', clientSecret: 'a secret between two companies' }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let claims: Record<string, unknown> = {}
  let login: { accountId: string; ts?: number; amr?: string[] } = { accountId: 'nobody' }
  const requests: string[] = []
  const opaque = new Map<string, object>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${siteOrigin}/system/sling/callback`],
        post_logout_redirect_uris: [`${siteOrigin}/system/sling/signed-out.html`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key for tests'] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale', 'title'],
    },
    features: { devInteractions: { enabled: false }, introspection: { enabled: introspects } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...claims }) }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: ctx.oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  const introspect = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request))
    const isOurs = form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret
    response.writeHead(isOurs ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(opaque.get(form.get('token') ?? '') ?? { active: false }))
  }
  server.on('request', (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    requests.push(path)
    if (introspects && path === INTROSPECTION) return void introspect(request, response)
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  })
  const signIn = async (address: string): Promise<string> => {
    const jar = new Map<string, string>()
    let next = address
    for (let hops = 0; next.startsWith(issuer) && hops < 10; hops += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
      await answer.arrayBuffer()
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      next = new URL(answer.headers.get('location') ?? '', next).href
    }
    return next
  }
  return {
    issuer,
    client,
    claim: (next, { subject, authTime, amr } = {}) => {
      claims = next
      login = {
        accountId: subject ?? `subject of ${String(next['email'])}`,
        ...(authTime === undefined ? {} : { ts: authTime }),
        ...(amr && { amr }),
      }
    },
    signIn,
    sign: (body, { typ = 'at+jwt', kid = 'one' } = {}) =>
      new SignJWT(body).setProtectedHeader({ alg: 'RS256', typ, kid }).sign(privateKey),
    opaque,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
