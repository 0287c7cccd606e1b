import type { Check, Finding } from '#platform/doctor/check.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { readSecretKeys } from '#platform/secrets/secret-keys.ts'
import { listSealingKeys } from '#platform/secrets/stored-secrets.ts'

/** Stored secrets open with the keys that are given, and none is plain. */
export const secretsCheck: Check = {
  of: 'installation',
  name: 'stored-secrets',
  title: 'SECRETS_KEY opens every stored secret, and none is stored plain',
  look: async ({ config, tenants, inTenant, sealedColumns }) => {
    const box = createSecretBox(await readSecretKeys(config))
    const findings: Finding[] = []
    for (const tenant of tenants) {
      const ids = await inTenant(tenant, (query) => listSealingKeys(query, sealedColumns))
      if (ids.some((id) => id !== null && !box.hasKey(id)))
        findings.push({
          what: `SECRETS_KEY does not open the secrets of ${tenant}: they were sealed with another key.`,
          cure: 'Give that key as well, after the new one with a comma between; a lost one cannot be replaced (docs/guides/deploy.md).',
        })
      if (ids.includes(null))
        findings.push({
          what: `The database holds secrets of ${tenant} in plain text.`,
          cure: 'Start this version once, which seals them, or run npm run secrets -- rotate.',
        })
    }
    return findings
  },
}
