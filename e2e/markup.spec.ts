import { expect, fetchPlain, plainTest as test } from './site.fixture.ts'
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

const TYPES: Readonly<Record<string, RegExp>> = {
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
  svg: /^image\/svg\+xml/,
  css: /^text\/css/,
  js: /^(?:text|application)\/javascript/,
  woff2: /^font\/woff2/,
}

const expectNothingInline = async (tenant: TenantKey | undefined, page: string): Promise<void> => {
  const { body, headers } = await fetchPlain(tenant, page)
  expect(headers['content-type']).toContain('text/html')
  for (const [what, pattern] of Object.entries(INLINE)) expect(pattern.exec(body)?.[0], what).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  const head = body.slice(0, body.indexOf('</head>'))
  const files = [...head.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path)
  const marks = [...body.matchAll(/<use href="(\/[^"#]*)/g)].map(([, path = '']) => path)
  expect(files.filter((path) => /\.(?:ico|svg)$/.test(path))).toHaveLength(1)
  for (const path of new Set([...files, ...marks, '/favicon.ico'])) {
    const answer = await fetchPlain(tenant, path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers['content-type'], path).toMatch(TYPES[path.split('.').at(-1) ?? ''] ?? /^$/)
  }
}

test('pages hold nothing inline, which the policy would refuse, and their files are there, as what they are', async () => {
  for (const [tenant, page] of PAGES) await test.step(`${tenant ?? 'the demo'}${page}`, () => expectNothingInline(tenant, page))
})

/** Every script that a page may come to load, however late. */
const collectScripts = async (tenant: TenantKey, page: string): Promise<Map<string, string>> => {
  const { body } = await fetchPlain(tenant, page)
  const scripts = new Map<string, string>()
  const waiting = [...body.matchAll(/"(\/etc\.clientlibs\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue
    const script = (await fetchPlain(tenant, path)).body
    scripts.set(path, script)
    for (const [, name = ''] of script.matchAll(/["'`](?:\.\/|assets\/)?([\w.-]+\.js)["'`]/g))
      waiting.push(new URL(name, `http://host${path}`).pathname)
  }
  return scripts
}

test('what browsers load holds no schema library', async () => {
  const scripts = await collectScripts('aerobt', '/us/en')
  expect(scripts.size).toBeGreaterThan(5)
  for (const [path, script] of scripts) expect(script, path).not.toContain('ZodError')
})
