import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program.ts'
import { runVitest } from './run-trial.ts'

/** They cover sign-in, orders, budgets, search, authoring, exports, imports, and jobs with their mails. */
const FILES = [
  'src/platform/database/naming-client.test.ts',
  'src/platform/database/slow-database.test.ts',
  'src/platform/database/direct-session.test.ts',
  'src/platform/http/idempotency.test.ts',
  'src/platform/http/tenant-scope.test.ts',
  'src/platform/jobs/jobs.test.ts',
  'src/platform/mail/mail.test.ts',
  'src/app/build-app.test.ts',
  'src/app/pages/content-listener.test.ts',
  'src/features/orders',
  'src/features/buying/checkout',
  'src/features/buying/cart',
  'src/features/company',
  'src/features/search',
  'src/features/authoring/authoring',
  'src/features/storefront/product-import',
  'src/features/support/cases',
]
/** Statements stay named from here on. */
const KEEPS_SINCE = { major: 1, minor: 21 }

const readVersion = (program: string): readonly number[] =>
  (/(\d+)\.(\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout) ?? []).slice(1).map(Number)

/**
 * `npm run trial -- pooler [test files]` runs tests of routes and jobs through PgBouncer in transaction mode.
 * PGBOUNCER names its program where it is not in the PATH; without one it says so and ends well.
 */
export const runTrial = async (files: readonly string[]): Promise<boolean> => {
  const program = findProgram('pgbouncer', 'PGBOUNCER')
  if (program === undefined) {
    process.stdout.write('Skipped: PgBouncer is not installed (apt-get install pgbouncer, or PGBOUNCER=…).\n')
    return true
  }
  const [major = 0, minor = 0] = readVersion(program)
  const keeps = major > KEEPS_SINCE.major || (major === KEEPS_SINCE.major && minor >= KEEPS_SINCE.minor)
  process.stdout.write(`PgBouncer ${major}.${minor} in transaction mode; statements are ${keeps ? 'named' : 'not named'}.\n`)
  const env = { TEST_POOLER: program, ...(!keeps && { TEST_POOLER_STATEMENTS: 'off' }) }
  return runVitest(['--project', 'node', '--maxWorkers', '2', ...(files.length > 0 ? files : FILES)], env)
}
