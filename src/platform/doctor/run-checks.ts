import { describeReason } from '#platform/doctor/reason.ts'
import type { Check, Finding, Installation, Query, Severity, TenantFinding, TenantSite } from '#platform/doctor/check.ts'

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
      const look = async () => {
        const found = await inTenant(tenant, (query) => check.look({ config, clock, tenant, query, findFile, fileKinds }))
        return typeof found === 'function' ? found() : found
      }
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

type Named = { readonly check: string }

const notChecked = ({ name, title }: Pick<Check, 'name' | 'title'>, error: unknown): TenantFinding & Named => ({
  ...{ check: name, code: 'not-checked', facts: { check: name } },
  what: `It could not be checked whether "${title}" (${describeReason(error)}).`,
  cure: 'Mend the other faults first, then look again.',
})

type TenantLook = Omit<TenantSite, 'query'> & {
  /** In one transaction of the tenant. */
  readonly transact: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  readonly onFault: (error: unknown) => void
}

/** Findings about one tenant, for its admins; a check that fails is one, and hides none of the others. */
export const runTenantChecks = async (
  checks: readonly Check[],
  { transact, onFault, ...site }: TenantLook,
): Promise<(TenantFinding & Named)[]> => {
  const findings: (TenantFinding & Named)[] = []
  // One after the other, each in a transaction of its own: they need one connection, and a failure ends only its own.
  for (const check of checks)
    if (check.of === 'tenant')
      try {
        const found = await transact((query) => check.look({ ...site, query }))
        for (const finding of typeof found === 'function' ? await found() : found)
          findings.push({ ...finding, check: check.name })
      } catch (error) {
        onFault(error)
        findings.push(notChecked(check, error))
      }
  return findings
}
