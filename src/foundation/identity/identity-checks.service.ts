import { setTimeout as wait } from 'node:timers/promises'
import { checkCertificate } from '#platform/doctor/certificate.rules.ts'
import type { Check, TenantFinding } from '#platform/doctor/check.ts'
import { readCertificate } from '#platform/doctor/reach.ts'
import { describeReason } from '#platform/doctor/reason.ts'
import { createAllowedFetch } from '#foundation/identity/sign-in/outbound-fetch.service.ts'

const admins: Check = {
  of: 'tenant',
  name: 'admins',
  title: 'Every tenant has an admin who can sign in',
  look: async ({ query, tenant }) => {
    const rows = await query(`select 1 from person where 'admin' = any(roles) and status in ('active', 'pending') limit 1`)
    if (rows.length > 0) return []
    return [
      {
        code: 'no-admin',
        what: `${tenant} has no admin: nobody can run its site.`,
        cure: `Run \`npm run invite -- --tenant ${tenant} --role admin name@example.com\`.`,
      },
    ]
  },
}

const DISCOVERY = '/.well-known/openid-configuration'

const PATIENCE_MS = 4000

/** Fails with the reason why signing in would. */
const checkDiscovery = async (issuer: string, origins: readonly string[]): Promise<void> => {
  const address = `${issuer.replace(/\/$/, '')}${DISCOVERY}`
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('it does not answer')))
  const request = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
  const answer = await Promise.race([createAllowedFetch([issuer, ...origins])(address, request), late])
  if (answer.status !== 200) throw new Error(`its description ${address} answers ${answer.status}`)
  const described = (await answer.json()) as { issuer?: unknown }
  if (described.issuer !== issuer) throw new Error(`it calls itself ${String(described.issuer).slice(0, 200)}`)
}

const provider: Check = {
  of: 'tenant',
  name: 'openid-provider',
  title: 'The OpenID provider of a tenant answers, with a certificate that is good for two weeks',
  look: async ({ query, tenant, clock }) => {
    const [row] = await query<{ issuer: string | null; origins: string[] | null }>(
      `select identity #>> '{identityProvider,issuer}' as issuer, identity #> '{identityProvider,origins}' as origins
       from tenant where key = $1`,
      [tenant],
    )
    if (!row?.issuer) return []
    const { issuer } = row
    const { hostname, port, protocol } = new URL(issuer)
    const findings: TenantFinding[] = []
    if (protocol === 'https:') {
      const certificate = await readCertificate(hostname, Number(port) || 443).catch(() => undefined)
      const problem = certificate && checkCertificate(certificate, clock.now())
      if (problem !== undefined)
        findings.push({
          code: 'provider-certificate',
          facts: { issuer, problem },
          what: `The certificate of the OpenID provider ${issuer} of ${tenant} ${problem}.`,
          cure: 'Renew it at the provider; where a company signs its own, give its root by NODE_EXTRA_CA_CERTS.',
        })
    }
    if (findings.length > 0) return findings
    const refusal = await checkDiscovery(issuer, row.origins ?? []).then(() => undefined, describeReason)
    if (refusal === undefined) return []
    return [
      {
        code: 'provider-unreachable',
        facts: { issuer, reason: refusal },
        what: `The OpenID provider ${issuer} of ${tenant} does not answer as it should (${refusal}): nobody can sign in.`,
        cure: 'Check the issuer in tenants.json, and that a firewall lets this machine out (docs/guides/openid-provider.md).',
      },
    ]
  },
}

export const identityChecks: readonly Check[] = [admins, provider]
