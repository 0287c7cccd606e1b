import { CONNECTION_SECRET, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { hideSecrets } from '#features/buying/procurement/cxml/hide-secrets.rules.ts'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import { element, writeDocument, writeHeader } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { checkProfile, readStatus } from '#features/buying/procurement/documents/status.rules.ts'
import type { StepResult } from '#features/buying/procurement/test/test-steps.service.ts'
import { postDocument } from '#foundation/outbox/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Services } from '#platform/services.ts'

const MOST_LETTERS = 64 * 1024

type Ping = {
  readonly services: Pick<Services, 'config' | 'clock' | 'secrets' | 'isDocumentReceiver'>
  readonly tenant: TenantKey
  readonly url: string
  readonly signal: AbortSignal
}

/** A message that the address for documents accepts: it proves address, encryption and credentials, and nothing happens by it. */
export const pingDocuments = async (
  { services, tenant, url, signal }: Ping,
  { domain, identity, secret }: Pick<Connection, 'domain' | 'identity' | 'secret'>,
): Promise<StepResult & { readonly status?: number }> => {
  const { clock, secrets, config, isDocumentReceiver } = services
  const at = clock.now()
  const write = (shared: string): string =>
    writeDocument(
      { payloadId: newPayloadId(at, 'portico'), at, language: 'en' },
      writeHeader({ supplier: [], buyer: [{ domain, identity }] }, shared),
      element('Request', { deploymentMode: 'test' }, element('ProfileRequest', {})),
    )
  const body = write(secrets.readText(secret, { tenant, purpose: CONNECTION_SECRET.purpose }))
  const allowsLoopback = config.webhooks.allowsLoopback || isDocumentReceiver(url)
  const sent = hideSecrets(body)
  try {
    const post = { url, body, contentType: 'text/xml; charset=utf-8', mostBytes: MOST_LETTERS, allowsLoopback, signal }
    const { status, text: answer } = await postDocument(post)
    return { ...checkProfile(status, answer), sent, answer, status: readStatus(status, answer) }
  } catch (error) {
    if (signal.aborted) throw error
    return { isOk: false, detail: error instanceof Error ? error.message : 'no answer', sent }
  }
}
