import { parseArgs } from 'node:util'
import { examine, listAllChecks } from '#app/doctor/examine.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import type { Report } from '#platform/doctor/run-checks.ts'

const USAGE = `Usage: npm run doctor [-- --json]
  Looks at settings, database, files, mail and queues; names each fault with its cure and ends with 1 if there is one.`

/** A configuration that cannot be read is the only fault then: nothing else can be looked at. */
const reportConfig = (error: ConfigError): Report[] =>
  error.problems.map((problem) => ({
    check: 'configuration',
    severity: 'fault',
    what: `${problem}.`,
    cure: 'Set it as docs/configuration.md says.',
  }))

const examineConfigured = async (): Promise<Report[]> => {
  try {
    return await examine(readConfig())
  } catch (error) {
    if (error instanceof ConfigError) return reportConfig(error)
    throw error
  }
}

const describe = ({ check, severity, tenant, what, cure }: Report): string =>
  `${severity === 'fault' ? 'FAULT  ' : 'warning'}  ${check}${tenant === undefined ? '' : ` (${tenant})`}\n         ${what}\n         Cure: ${cure}\n`

const countOf = (reports: readonly Report[], severity: Report['severity']): number =>
  reports.filter((report) => report.severity === severity).length

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

export const writeReport = (reports: readonly Report[], { isJson, seconds }: { isJson: boolean; seconds: number }): string => {
  const [faults, warnings] = [countOf(reports, 'fault'), countOf(reports, 'warning')]
  if (isJson)
    return JSON.stringify(
      { ok: faults === 0, faults, warnings, checks: listAllChecks().length, seconds, findings: reports },
      null,
      2,
    )
  const sum = `${count(listAllChecks().length, 'check')}, ${count(faults, 'fault')}, ${count(warnings, 'warning')}, ${seconds.toFixed(1)} s.`
  return [...reports.map(describe), sum].join('\n')
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
    const reports = await examineConfigured()
    process.stdout.write(`${writeReport(reports, { isJson: values.json, seconds: Math.round(performance.now() / 100) / 10 })}\n`)
    process.exitCode = countOf(reports, 'fault') === 0 ? 0 : 1
  } catch (error) {
    const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true
    process.stderr.write(`${isUsage ? USAGE : ((error as Error).stack ?? String(error))}\n`)
    process.exitCode = 2
  }
  // A server that hangs must not keep the command.
  process.exit()
}
