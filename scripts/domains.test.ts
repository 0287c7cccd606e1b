import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOMAINS } from './domains.ts'
import { ROOT } from './run-command.ts'

const folderOf = (domain: string): string => (domain === 'foundation' ? 'src/foundation' : `src/features/${domain}`)
const MOST_LINES = 16

test('every domain has a place in the order', () => {
  const found = globSync('src/features/*', { cwd: ROOT }).map((folder) => path.basename(folder))
  expect([...found, 'foundation'].toSorted()).toEqual(DOMAINS.toSorted())
})

describe.each(DOMAINS)('the README of %s', (domain) => {
  const text = readFileSync(path.join(ROOT, folderOf(domain), 'README.md'), 'utf8')

  test('names its areas, each once, and no other', () => {
    const areas = globSync('*/', { cwd: path.join(ROOT, folderOf(domain)) }).map((folder) => path.basename(folder))
    const named = [...text.matchAll(/^- `([a-z-]+)`: /gm)].map(([, area = '']) => area)
    expect(named.toSorted()).toEqual(areas.toSorted())
  })

  test('says where to begin, in files that exist', () => {
    const named = [...(text.split('\nBegin with')[1] ?? '').matchAll(/`([\w./-]+)`/g)].map(([, file = '']) => file)
    const missing = named.filter((file) => globSync(`{${folderOf(domain)},src,src/features}/${file}`, { cwd: ROOT }).length === 0)
    expect(missing).toEqual([])
  })

  test.skipIf(domain === 'foundation')('is short', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
  })
})
