import type { Finding } from '#platform/doctor/check.ts'

export type FrontFacts = {
  /** `/healthz` came through, so that it is Portico that answers. */
  readonly answersHealth: boolean
  readonly metricsStatus: number
  readonly hasStrictTransport: boolean
}

export const checkFront = (host: string, { answersHealth, metricsStatus, hasStrictTransport }: FrontFacts): Finding[] => {
  if (!answersHealth)
    return [
      {
        severity: 'warning',
        what: `Something else than this server answers on ${host}, or it is not running.`,
        cure: 'Start the server, and let the proxy pass every path on with the Host header as it is.',
      },
    ]
  const findings: Finding[] = []
  if (metricsStatus === 200)
    findings.push({
      what: `Everybody can read the measurements at ${host}/metrics.`,
      cure: 'Let the proxy answer 404 there, as deploy/nginx.conf does, and measure by INTERNAL_PORT.',
    })
  if (!hasStrictTransport)
    findings.push({
      what: `The proxy of ${host} takes security headers away: strict-transport-security is missing.`,
      cure: 'Let it pass headers of answers on, as deploy/nginx.conf does.',
    })
  return findings
}
