import type { AdapterPayload } from 'oidc-provider'
import { fetchDocument } from '#foundation/outbox/public.server.ts'
import {
  isDocumentAddress,
  readClientDocument,
  type AgentClient,
} from '#features/access/identity-provider/agents/client-document.rules.ts'
import { createCountCache } from '#platform/cache/bounded-cache.ts'
import type { App } from '#platform/feature.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'

/** In the demo alone: a public client whose code goes to any port of this machine. */
export const DEMO_AGENT: AgentClient = {
  clientId: 'portico-demo-agent',
  name: 'Portico demo agent',
  host: '127.0.0.1',
  redirectUris: ['http://127.0.0.1/callback'],
}

const MOST_BYTES = 20_000
const KNOWN_MS = 300_000
/** An address that gave no description is not fetched again with each request. */
const UNKNOWN_MS = 30_000

/** Anybody may name an address: this process reads so many, whoever asks. */
const PACE = { burst: 30, perSecond: 0.5 }

type Known = { readonly client: AgentClient | undefined; readonly until: number }

export type AgentClients = { readonly find: (clientId: string) => Promise<AgentClient | undefined> }

/** Clients that nobody registered: their id is the address of their description, read when somebody comes with it. */
export const createAgentClients = (app: App): AgentClients => {
  const { config } = app.services
  const { allowsLoopback } = config.webhooks
  const known = createCountCache<Known>(500)
  const limit = createClientLimit(PACE, 1)
  const read = async (clientId: string): Promise<Known> => {
    try {
      const { status, text } = await fetchDocument({ url: clientId, mostBytes: MOST_BYTES, allowsLoopback })
      const client = status === 200 ? readClientDocument(clientId, text) : undefined
      return { client, until: performance.now() + (client ? KNOWN_MS : UNKNOWN_MS) }
    } catch (error) {
      app.log.info({ err: error, clientId }, 'the description of a client could not be read')
      return { client: undefined, until: performance.now() + UNKNOWN_MS }
    }
  }
  return {
    find: async (clientId) => {
      if (config.mode === 'demo' && clientId === DEMO_AGENT.clientId) return DEMO_AGENT
      if (!isDocumentAddress(clientId, allowsLoopback)) return undefined
      const found = known.get(clientId)
      if (found && found.until > performance.now()) return found.client
      if (!limit.mayCall('all', performance.now())) return undefined
      const fresh = await read(clientId)
      known.set(clientId, fresh)
      return fresh.client
    },
  }
}

/** As the provider keeps clients: public, with a code and a proof of possession of it, and tokens that can be renewed. */
export const toProviderClient = ({ clientId, name, redirectUris }: AgentClient): AdapterPayload => ({
  client_id: clientId,
  client_name: name,
  application_type: 'native',
  redirect_uris: [...redirectUris],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'ES256',
})
