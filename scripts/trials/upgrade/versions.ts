import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../run-trial.ts'

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const find = (name: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return undefined
  }
}

/** The named commit, else the newest tag. */
export const findFormer = (name: string | undefined): string | undefined => {
  const [newest] = git('tag', '--sort=-creatordate').split('\n')
  const requested = name ?? newest
  return requested ? find(requested) : undefined
}

export const describeCommit = (commit: string): string => git('log', '-1', '--format=%h of %as, %s', commit)

export type Version = { readonly name: 'former' | 'present'; readonly root: string }

/** Runs a script of one version; what it printed. */
export const runScript = async ({ root }: Version, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} in ${root} ended with ${code}\n${said.slice(-3000)}`)
  return said
}

/** The sources of the commit in a folder of their own, with packages as its lock file names them. */
export const openFormer = async (commit: string): Promise<Version & { readonly remove: () => void }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-former-'))
  const root = path.join(folder, 'sources')
  git('worktree', 'add', '--quiet', '--detach', root, commit)
  const remove = (): void => {
    git('worktree', 'remove', '--force', root)
    rmSync(folder, { recursive: true, force: true })
  }
  const isSame = readFileSync(path.join(root, 'package-lock.json')).equals(readFileSync(path.join(ROOT, 'package-lock.json')))
  try {
    if (isSame) symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' })
  } catch (error) {
    remove()
    throw error
  }
  return { name: 'former', root, remove }
}
