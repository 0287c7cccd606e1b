import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs vitest; whether all went well. */
export const runVitest = async (rest: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> => {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const
  const [code] = (await once(spawn(process.execPath, [vitest, 'run', ...rest], options), 'exit')) as [number | null]
  return code === 0
}

/** One file beside this one. */
export const runTrialFile = (file: string, env: NodeJS.ProcessEnv): Promise<boolean> =>
  runVitest(['--config', 'scripts/trials/vitest.trials.config.ts', `scripts/trials/${file}`], env)
