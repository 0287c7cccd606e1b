import { execFileSync, spawnSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { locatePostgresPackage } from '#platform/database/postgres/postgres-binaries.ts'
import { round } from './report.ts'

/** One core for what is measured, another for whoever measures it; undefined where that cannot be. */
export type Cores = { readonly server: number; readonly client: number }

export const chooseCores = (): Cores | undefined =>
  cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0 ? { server: 0, client: 1 } : undefined

/** For a process that runs already; what it starts from now on stays there too. */
export const pinProcess = (pid: number, core: number | undefined): void => {
  if (core !== undefined) execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' })
}

const run = (program: string, args: readonly string[]): string => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

export const readLoad = (): number[] => loadavg().map((value) => round(value, 2))

export const describeMachine = (cores: Cores | undefined) => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: round(totalmem() / 2 ** 30, 1),
  kernel: release(),
  node: process.version,
  postgres: run(join(locatePostgresPackage(), 'native/bin/postgres'), ['--version']),
  commit: run('git', ['describe', '--always', '--dirty', '--exclude', '*']),
  pinning: cores
    ? `taskset: server under test on core ${cores.server}, load and PostgreSQL on core ${cores.client}`
    : 'none: taskset or a second core is missing',
})
