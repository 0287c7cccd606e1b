import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locatePostgresPackage, makeMissingLinks, prepareBinaries } from './postgres-binaries.ts'

let scratch: string
let unpacked: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'portico-binaries-'))
  await chmod(scratch, 0o755)
  unpacked = join(scratch, 'locked', 'package')
  const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink()
  await cp(locatePostgresPackage(), unpacked, { recursive: true, filter: isNoLink })
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const runInitdb = (folder: string) => promisify(execFile)(join(folder, 'native/bin/initdb'), ['--version'])

test('a package as npm unpacks it without scripts does not run until its links are made', async () => {
  await expect(runInitdb(unpacked)).rejects.toThrow(/shared libraries/)
  await makeMissingLinks(unpacked)
  await makeMissingLinks(unpacked)
  expect((await runInitdb(unpacked)).stdout).toContain('PostgreSQL')
})

test('binaries in reach are run where they are', async () => {
  expect(await prepareBinaries(unpacked, scratch, undefined)).toBe(unpacked)
})

test.runIf(process.getuid?.() === 0)('binaries out of reach are copied once, for the user who runs them', async () => {
  const user = { uid: 65534, gid: 65534 }
  await chmod(join(scratch, 'locked'), 0o700)
  const copy = await prepareBinaries(unpacked, scratch, user)
  expect(copy).toMatch(new RegExp(`^${scratch}/binaries-`))
  const made = await stat(copy)
  expect(made.uid).toBe(user.uid)
  expect(await prepareBinaries(unpacked, scratch, user)).toBe(copy)
  expect((await stat(copy)).birthtimeMs).toBe(made.birthtimeMs)
})
