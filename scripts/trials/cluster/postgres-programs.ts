import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import path from 'node:path'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'
import { findProgram } from '../find-program.ts'

const NEEDED = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup'] as const

/** The folder of PostgreSQL's programs: Debian keeps them out of the PATH. POSTGRES_BIN names another one. */
export const findPostgres = (): string | undefined => {
  const chosen = process.env['POSTGRES_BIN']
  const inPath = findProgram('pg_basebackup', 'PG_BASEBACKUP')
  const places = chosen ? [chosen] : [...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()]
  if (!chosen && inPath) places.push(path.dirname(inPath))
  return places.find((place) => NEEDED.every((name) => globSync(path.join(place, name)).length === 1))
}

/** Runs a program as the user who may run PostgreSQL; what it printed. */
export const runAsPostgres = async (program: string, args: readonly string[]): Promise<string> => {
  const user = await choosePostgresUser()
  const child = spawn(program, args, { ...user, cwd: '/', env: { LC_ALL: 'C', PATH: process.env['PATH'] }, stdio: 'pipe' })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += String(part)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}: ${text.slice(-2000)}`)
  return text
}
