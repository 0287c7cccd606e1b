import type { LoadCase } from '../load.ts'
import { FEW_PAGES, MANY_PAGES, type ComparedName, type Subjects } from './page-subjects.ts'
import { SITE } from './world.ts'

const CONNECTIONS = 32

/** Names are read by `page-report.ts` and by people. */
export const CASE = {
  floorPlain: 'floor: Fastify, buffer, plain',
  floorGzip: 'floor: Fastify, buffer, gzip',
  floorRender: 'floor: Fastify, renderToString each time',
  cachedPlain: 'cached page, plain',
  cachedGzip: 'cached page, gzip',
  cachedBrotli: 'cached page, brotli',
  silentGzip: 'cached page, gzip, LOG_LEVEL=silent',
  anewPlain: 'page drawn anew, plain',
  anewGzip: 'page drawn anew, gzip',
  few: `page drawn anew, ${FEW_PAGES.toLocaleString('en-US')} pages in the database`,
  many: `page drawn anew, ${MANY_PAGES.toLocaleString('en-US')} pages in the database`,
} as const

const askOurs = (encoding: string): Pick<LoadCase, 'path' | 'headers'> => ({
  path: SITE.path,
  headers: { host: SITE.host, 'accept-encoding': encoding },
})

export const listPageCases = (subjects: Subjects<ComparedName>): LoadCase[] => {
  const floor = (path: string): Pick<LoadCase, 'path' | 'headers'> => ({ path, headers: { host: SITE.host } })
  const cases: Omit<LoadCase, 'connections'>[] = [
    { name: CASE.floorPlain, server: subjects.floorBuffer, ...floor('/plain') },
    { name: CASE.cachedPlain, server: subjects.stack, ...askOurs('identity') },
    { name: CASE.floorGzip, server: subjects.floorBuffer, ...floor('/gzip') },
    { name: CASE.cachedGzip, server: subjects.stack, ...askOurs('gzip') },
    { name: CASE.cachedBrotli, server: subjects.stack, ...askOurs('br') },
    { name: CASE.silentGzip, server: subjects.silentStack, ...askOurs('gzip') },
    { name: CASE.floorRender, server: subjects.floorRender, ...floor('/render') },
    { name: CASE.anewPlain, server: subjects.uncached, ...askOurs('identity') },
    { name: CASE.anewGzip, server: subjects.uncached, ...askOurs('gzip') },
  ]
  return cases.map((load) => ({ ...load, connections: CONNECTIONS }))
}

/** One visitor at a time: what counts here is how long a page takes, not how many fit into a second. */
export const listFlatCases = ({ fewPages, manyPages }: Subjects<'fewPages' | 'manyPages'>): LoadCase[] => [
  { name: CASE.few, server: fewPages, connections: 1, ...askOurs('identity') },
  { name: CASE.many, server: manyPages, connections: 1, ...askOurs('identity') },
]
