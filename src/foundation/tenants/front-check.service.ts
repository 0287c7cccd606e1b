import { lookup } from 'node:dns/promises'
import type { Check, Finding } from '#platform/doctor/check.ts'
import { checkCertificate } from '#platform/doctor/certificate.rules.ts'
import { checkFront } from '#foundation/tenants/front-findings.service.ts'
import { readCertificate } from '#platform/doctor/reach.ts'

const PATIENCE_MS = 3000
/** More would only repeat what the first ones show. */
const MOST_HOSTS = 10

type Front = { readonly host: string; readonly port: number; readonly scheme: 'http' | 'https' }

const get = async ({ host, port, scheme }: Front, path: string) => {
  const answer = await fetch(`${scheme}://${host}:${port}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  return { status: answer.status, headers: answer.headers }
}

/** Asks as a visitor does, by whatever stands in front. */
export const lookAtFront = async (front: Front, now: Date): Promise<Finding[]> => {
  if (front.scheme === 'https') {
    const certificate = await readCertificate(front.host, front.port).catch(() => undefined)
    const problem = certificate && checkCertificate(certificate, now)
    if (problem !== undefined)
      return [
        {
          what: `The certificate of https://${front.host} ${problem}.`,
          cure: 'Renew it at the proxy (certbot renew, or let Caddy do it).',
        },
      ]
  }
  const [health, metrics] = await Promise.all([get(front, '/healthz'), get(front, '/metrics')]).catch(() => [])
  if (!health || !metrics) return []
  return checkFront(front.host, {
    answersHealth: health.status === 200,
    metricsStatus: metrics.status,
    hasStrictTransport: front.scheme !== 'https' || health.headers.has('strict-transport-security'),
  })
}

export const frontCheck: Check = {
  of: 'installation',
  name: 'proxy-front',
  title: 'What stands in front has a good certificate, leads here with its headers, and passes on no measurements',
  look: async ({ query, config, clock }) => {
    if (config.mode !== 'production') return []
    const hosts = await query<{ host: string }>(`select host from tenant_host order by position, host limit ${MOST_HOSTS}`)
    const port = config.publicPort ?? (config.publicScheme === 'https' ? 443 : 80)
    const findings = await Promise.all(
      hosts.map(async ({ host }) => {
        // A host that nobody knows is reported by another check.
        if (!(await lookup(host).catch(() => undefined))) return []
        return lookAtFront({ host, port, scheme: config.publicScheme }, clock.now())
      }),
    )
    return findings.flat()
  },
}
