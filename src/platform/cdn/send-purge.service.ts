import type { Config } from '#platform/config.ts'

const PATIENCE_MS = 5000
/** Its interface takes keys under another name than everybody else's. */
const FASTLY = 'api.fastly.com'

const writeKey = (address: string, key: string): Record<string, string> =>
  new URL(address).hostname === FASTLY ? { 'fastly-key': key } : { authorization: `Bearer ${key}` }

/** Tells every cache in front; an error says which of them did not take it. */
export const sendPurge = async ({ purgeUrls, purgeKey }: Config['cdn'], keys: readonly string[]): Promise<void> => {
  const answers = await Promise.allSettled(
    purgeUrls.map(async (url) => {
      const headers = { 'surrogate-key': keys.join(' '), 'content-type': 'application/json' }
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...(purgeKey !== undefined && writeKey(url, purgeKey)) },
        body: JSON.stringify({ surrogate_keys: keys }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status} to a purge`)
    }),
  )
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
}
