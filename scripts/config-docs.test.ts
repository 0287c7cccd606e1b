import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { Environment } from '#platform/config-environment.ts'
import { writeConfigurationGuide, writeEnvExample } from './config-docs.rules.ts'
import { VARIABLES } from './config-variables.ts'

const read = (file: string): Promise<string> => readFile(path.resolve(import.meta.dirname, '..', file), 'utf8')

test.each([
  ['docs/configuration.md', writeConfigurationGuide],
  ['.env.example', writeEnvExample],
])('%s is what the configuration says: run node scripts/config-docs.ts', async (file, write) => {
  expect(await read(file)).toBe(write())
})

test('every variable stands in the guide, with what it accepts', () => {
  const guide = writeConfigurationGuide()
  for (const name of Object.keys(Environment.shape)) expect(guide).toMatch(new RegExp(`\\| \`${name}\` \\| .+ \\| .+ \\| .+ \\|`))
  expect(guide).toContain('| `PORT` | Port of the pages; 0 takes any free one | a whole number from 0 to 65535 | 3000 |')
})

test('.env.example is a valid configuration once the key is filled in', () => {
  const lines = writeEnvExample()
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  const env = Object.fromEntries(lines.map((line) => /^(\w+)="?(.*?)"?$/.exec(line)?.slice(1, 3) ?? []))
  const config = readConfig({ ...env, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect([config.mode, config.trustProxy]).toEqual(['production', ['127.0.0.1']])
})

test('a shell that sources .env.example reads every value as it is meant, also those that stand there as comments', () => {
  const text = writeEnvExample().replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, '')
  const script = 'set -a; eval "$1"; exec "$2" -e "process.stdout.write(JSON.stringify(process.env))"'
  const read = execFileSync('/bin/sh', ['-euc', script, 'sh', text, process.execPath], { env: {}, encoding: 'utf8' })
  const env = JSON.parse(read) as Record<string, string>
  const examples = Object.entries(VARIABLES).flatMap(([name, { group, example }]) =>
    example === undefined || group.startsWith('Demo') ? [] : [[name, example] as const],
  )
  expect(examples.length).toBeGreaterThan(15)
  for (const [name, example] of examples) expect(env[name], name).toBe(example)
  expect(env['FILES_URL']).toBe('s3://portico-files?endpoint=https://storage.internal&region=eu-central-1')
})

test('commands and the unit use one data folder', async () => {
  const [, folder = ''] = /^DATA_FOLDER=(.*)$/m.exec(writeEnvExample()) ?? []
  expect(folder).toBe('/var/lib/portico')
  expect(await read('deploy/portico.service')).toContain(`DATA_FOLDER=${folder}`)
})
