import { lookup } from 'node:dns/promises'
import { frontCheck } from '#foundation/tenants/front-check.service.ts'
import type { Check, Finding, TenantFinding } from '#platform/doctor/check.ts'

const LOCAL = /(?:^|\.)(?:localhost|local|internal|example|test|invalid)$/

const resolves = (host: string): Promise<boolean> =>
  lookup(host).then(
    () => true,
    () => false,
  )

const hosts: Check = {
  of: 'tenant',
  name: 'hosts',
  title: 'Every tenant has a host that visitors can find',
  look: async ({ query, config, tenant }) => {
    const rows = await query<{ host: string }>(
      'select host from tenant_host where tenant_key = $1 and not is_former order by position, host',
      [tenant],
    )
    if (rows.length === 0)
      return [
        {
          code: 'no-host',
          what: `${tenant} has no host: nobody can open its site.`,
          cure: 'Name its hosts in tenants.json and run `npm run tenants -- tenants.json`.',
        },
      ]
    if (config.mode !== 'production') return []
    const findings: TenantFinding[] = []
    for (const { host } of rows) {
      const isLocal = /^localhost$|\.localhost$/.test(host)
      if (isLocal)
        findings.push({
          code: 'host-local',
          facts: { host },
          what: `The host ${host} leads to the visitor's own machine.`,
          cure: 'Name the public hosts in tenants.json and run `npm run tenants -- tenants.json`.',
        })
      else if (!LOCAL.test(host) && !(await resolves(host)))
        findings.push({
          code: 'host-unresolved',
          severity: 'warning',
          facts: { host },
          what: `The host ${host} is not in the DNS that this machine asks.`,
          cure: 'Add a record that leads to the proxy, or remove the host from tenants.json.',
        })
    }
    return findings
  },
}

/** A former host that nobody finds leads nowhere: links in old mails and bookmarks end there. */
const formerHosts: Check = {
  of: 'tenant',
  name: 'former-hosts',
  title: 'Former hosts of a tenant still lead here, so that they can lead on',
  look: async ({ query, config, tenant }) => {
    if (config.mode !== 'production') return []
    const rows = await query<{ host: string }>('select host from tenant_host where tenant_key = $1 and is_former order by host', [
      tenant,
    ])
    const findings: TenantFinding[] = []
    for (const { host } of rows)
      if (!LOCAL.test(host) && !(await resolves(host)))
        findings.push({
          code: 'former-host-unresolved',
          severity: 'warning',
          facts: { host },
          what: `The former host ${host} is not in the DNS that this machine asks: links to it lead nowhere.`,
          cure: 'Let its record lead to the proxy as before, or remove it from formerHosts in tenants.json.',
        })
    return findings
  },
}

/** The table refuses it as long as its key is there. */
const duplicates: Check = {
  of: 'installation',
  name: 'duplicate-hosts',
  title: 'No host leads to two tenants, and there is a tenant',
  look: async ({ query, tenants, config }) => {
    const rows = await query<{ host: string; keys: string }>(
      `select lower(host) as host, string_agg(tenant_key, ', ' order by tenant_key) as keys from tenant_host
       group by lower(host) having count(*) > 1`,
    )
    const findings: Finding[] = rows.map(({ host, keys }) => ({
      what: `The host ${host} belongs to ${keys}: visitors of one see the other.`,
      cure: 'Remove it from all but one in tenants.json and run `npm run tenants -- tenants.json`.',
    }))
    if (tenants.length === 0 && config.mode === 'production')
      findings.push({
        what: 'There is no tenant: no host is answered.',
        cure: 'Write tenants.json and run `npm run tenants -- tenants.json` (docs/guides/add-a-tenant.md).',
      })
    return findings
  },
}

/** The demo writes people with a known password. */
const demo: Check = {
  of: 'installation',
  name: 'demo-mode',
  title: 'The demo does not run on the database of a live site',
  look: async ({ query, config }) => {
    if (config.mode !== 'demo' || config.database.url === undefined) return []
    const live = (await query<{ host: string }>('select host from tenant_host order by host')).filter(
      ({ host }) => !LOCAL.test(host),
    )
    if (!live[0]) return []
    return [
      {
        what: `PORTICO_MODE is demo, and the database has live hosts such as ${live[0].host}: people of the demo with known passwords could sign in.`,
        cure: 'Set PORTICO_MODE=production, or give the demo a database of its own.',
      },
    ]
  },
}

export const tenantChecks: readonly Check[] = [hosts, formerHosts, duplicates, frontCheck, demo]
