import { expect, test } from 'vitest'
import { writeLlms } from '#features/site/content/llms.rules.ts'

test('a site says where its pages are, and where agents act for its customers', () => {
  const text = writeLlms({
    ...{ origin: 'https://a.example', name: 'Halden', locale: { country: 'us', language: 'en' } },
    pages: [{ path: '/' }, { path: '/products' }],
  })
  expect(text.startsWith('# Halden\n')).toBe(true)
  for (const line of [
    '- [MCP endpoint](https://a.example/mcp): revision 2026-07-28, Streamable HTTP without sessions',
    '- [Home](https://a.example/us/en)',
    '- [products](https://a.example/us/en/products)',
  ])
    expect(text.split('\n')).toContain(line)
})
