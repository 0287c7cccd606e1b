import { expect, test } from 'vitest'
import { readDocs } from '#demo/docs/docs.service.ts'

test('every page of the documentation is found, has a title, and links within it lead to pages and headings that there are', async () => {
  const docs = await readDocs()
  const listed = docs.groups.flatMap(({ entries }) => entries)
  expect(listed.length).toBeGreaterThan(100)
  const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const missing: string[] = []
  for (const { doc, title } of listed) {
    const page = docs.find(doc)
    expect([doc, page?.title]).toEqual([doc, title])
    for (const [, href = ''] of (page?.html ?? '').matchAll(/<a href="(\/docs[^"]*|#[^"]*)"/g)) {
      const [address = '', id] = href.split('#')
      const target = address === '' ? page : docs.find(address.slice('/docs/'.length))
      if (!target || (id !== undefined && !idsOf(target.html).has(id))) missing.push(`${doc}: ${href}`)
    }
  }
  expect(missing).toEqual([])
})

test('what is not part of the documentation has no page', async () => {
  const docs = await readDocs()
  for (const doc of ['../package', 'guides/../../README', 'images/home-light.webp', 'guides']) expect(docs.find(doc)).toBeUndefined()
})
