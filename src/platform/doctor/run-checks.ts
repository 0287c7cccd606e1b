import { describeReason } from '#platform/doctor/reason.ts'
import type { Check, Finding, Installation, Severity, TenantFinding, TenantSite } from '#platform/doctor/check.ts'

/** Of all checks together no more than ten seconds. */
const PATIENCE_MS = 8000

export type Report = {
  readonly check: string
  readonly severity: Severity
  readonly tenant?: string
  readonly what: string
  readonly cure: string
}

const withinPatience = async <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`it took longer than ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const lookSafely = async <F extends Finding>(
  title: string,
  look: () => Promise<readonly F[]> | readonly F[],
): Promise<readonly (F | Finding)[]> => {
  try {
    return await withinPatience((async () => look())())
  } catch (error) {
    return [
      {
        what: `It could not be checked whether "${title}" (${describeReason(error)}).`,
        cure: 'Mend the other faults first, then look again.',
      },
    ]
  }
}

const toReport = (check: string, { what, cure, severity = 'fault' }: Finding, tenant?: string): Report => ({
  ...{ check, severity, what, cure },
  ...(tenant !== undefined && { tenant }),
})

type Parts = {
  readonly settings: Pick<Installation, 'config' | 'clock'>
  /** Absent when the database cannot be reached. */
  readonly installation?: Installation
  readonly findFile: TenantSite['findFile']
}

const lookAtTenants = async (
  check: Extract<Check, { of: 'tenant' }>,
  installation: Installation,
  findFile: TenantSite['findFile'],
) => {
  const { config, clock, tenants, inTenant, fileKinds } = installation
  const reports = await Promise.all(
    tenants.map(async (tenant) => {
      const look = () => inTenant(tenant, (query) => check.look({ config, clock, tenant, query, findFile, fileKinds }))
      return (await lookSafely(check.title, look)).map((finding) => toReport(check.name, finding, tenant))
    }),
  )
  return reports.flat()
}

/** All at once; faults before warnings, in the order of the checks. */
export const runChecks = async (checks: readonly Check[], { settings, installation, findFile }: Parts): Promise<Report[]> => {
  const reports = await Promise.all(
    checks.map(async (check) => {
      if (check.of === 'settings')
        return (await lookSafely(check.title, () => check.look(settings))).map((finding) => toReport(check.name, finding))
      if (!installation) return []
      if (check.of === 'tenant') return lookAtTenants(check, installation, findFile)
      return (await lookSafely(check.title, () => check.look(installation))).map((finding) => toReport(check.name, finding))
    }),
  )
  return reports.flat().toSorted((one, other) => Number(other.severity === 'fault') - Number(one.severity === 'fault'))
}

/** Findings about one tenant, for its admins. */
export const runTenantChecks = async (
  checks: readonly Check[],
  site: TenantSite,
): Promise<(TenantFinding & { readonly check: string })[]> => {
  const findings: (TenantFinding & { readonly check: string })[] = []
  // One after the other: they share one transaction.
  for (const check of checks)
    if (check.of === 'tenant') for (const finding of await check.look(site)) findings.push({ ...finding, check: check.name })
  return findings
}
