import { z } from 'zod'

/** Of `npm audit --json`; without a list there is no report, whatever else the answer says. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']), range: z.string() }),
  ),
})

/** The times of docs/security/inventory.md, in days; a critical one is mended before anything is released. */
const MENDED_WITHIN = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 } as const

export type Advisories = { readonly exitCode: 0 | 1 | 2; readonly lines: readonly string[] }

/** 0: nothing that stops a release; 1: something does; 2: nobody could say. */
export const readAdvisories = (answer: string): Advisories => {
  let json: unknown
  try {
    json = JSON.parse(answer)
  } catch {
    json = undefined
  }
  const { data } = reportSchema.safeParse(json)
  if (!data) return { exitCode: 2, lines: ['The registry gave no list of advisories: nothing is known about these packages.'] }
  const found = Object.entries(data.vulnerabilities)
  const lines = found.map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}, to be mended within ${MENDED_WITHIN[severity]} days`,
  )
  const stops = found.some(([, { severity }]) => severity === 'high' || severity === 'critical')
  return {
    exitCode: stops ? 1 : 0,
    lines: lines.length > 0 ? lines.toSorted() : ['No advisory names a package of this version.'],
  }
}
