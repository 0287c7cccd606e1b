/**
 * `npm run trial -- pooler|cdn|replica|failover`: with servers that others make, where they are installed; `upgrade`: with the version before.
 * Each says that it is skipped where there is none, and ends well then.
 */
const TRIALS: Readonly<Record<string, () => Promise<{ readonly runTrial: (rest: readonly string[]) => Promise<boolean> }>>> = {
  pooler: () => import('./pooler.ts'),
  cdn: () => import('./cdn.ts'),
  replica: () => import('./replica.ts'),
  failover: () => import('./failover.ts'),
  upgrade: () => import('./upgrade.ts'),
}

const [name = '', ...rest] = process.argv.slice(2)
const load = Object.hasOwn(TRIALS, name) ? TRIALS[name] : undefined
if (!load) {
  process.stderr.write(`Usage: npm run trial -- ${Object.keys(TRIALS).join('|')}\n`)
  process.exitCode = 2
} else if (!(await (await load()).runTrial(rest))) process.exitCode = 1
