import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../run-trial.ts'

type Report = { readonly findings: readonly { readonly check: string; readonly what: string }[] }

/** The findings of `npm run doctor` about the addresses in DATABASE_READ_URL. */
export const findReaderFaults = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
  const options = { cwd: ROOT, env: { ...env, PORTICO_MODE: 'production' }, maxBuffer: 2 ** 24 }
  // It ends with 1 for any fault of the installation.
  const { stdout } = await promisify(execFile)(process.execPath, ['src/app/doctor.ts', '--json'], options).catch(
    (error: { stdout: string }) => error,
  )
  return (JSON.parse(stdout) as Report).findings.filter(({ check }) => check === 'read-replicas').map(({ what }) => what)
}
