import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, fetchPlain, test } from './site.fixture.ts'
import { TENANT_KEYS, type TenantKey } from './world.ts'

const PAGES: readonly (readonly [TenantKey | undefined, string])[] = [
  [undefined, '/'],
  ...TENANT_KEYS.map((tenant) => [tenant, '/us/en'] as const),
  ...['/us/en/products', '/de/de/about', '/us/en/contact-us', '/us/en/design-system', '/us/en/nowhere'].map(
    (page) => ['aerobt', page] as const,
  ),
]

const INLINE = {
  'a script': /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i,
  'a style element': /<style[\s>]/i,
  'a style attribute': /<[a-z][^>]*\sstyle=/i,
  'an event handler': /<[a-z][^>]*\son[a-z]+=/i,
  'a script address': /(?:href|src)="\s*javascript:/i,
}

for (const [tenant, page] of PAGES) {
  test(`nothing inline stands in ${tenant ?? 'the demo'}${page}, and the policy would refuse it`, async () => {
    const { body, headers } = await fetchPlain(tenant, page)
    expect(headers['content-type']).toContain('text/html')
    for (const [what, pattern] of Object.entries(INLINE)) expect(pattern.exec(body)?.[0], what).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })
}

test('what browsers load holds no schema library', async () => {
  const folder = path.resolve(import.meta.dirname, '../dist/client/assets')
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(await readFile(path.join(folder, script), 'utf8'), script).not.toContain('ZodError')
})
