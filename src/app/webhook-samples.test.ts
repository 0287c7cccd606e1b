import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { features } from '#app/features.ts'

const FOLDER = new URL('../../docs/samples/webhooks/', import.meta.url)
const GUIDE = await readFile(new URL('../../docs/api/webhooks.md', import.meta.url), 'utf8')
const names = await readdir(FOLDER)
const EVENTS = features.flatMap(({ companyEvents = [] }) => companyEvents)

test.each(names)('the sample %s is of an event that there is, with the data that the page names', async (name) => {
  const { type, data, ...rest } = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as {
    type: string
    data: object
  }
  expect(EVENTS).toContain(type)
  expect(name).toBe(`${type}.json`)
  expect(Object.keys(rest)).toEqual(['id', 'timestamp'])
  const [, named = ''] = new RegExp(`^\\| \`${type}\` \\|[^|]*\\| (.+) \\|$`, 'm').exec(GUIDE) ?? []
  expect([...named.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, field]) => field)).toEqual(Object.keys(data))
})
