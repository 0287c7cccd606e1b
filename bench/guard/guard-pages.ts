import { gzipSync } from 'node:zlib'
import { countRequests, listResources } from '../pages/page-resources.rules.ts'
import { SITE } from '../pages/world.ts'
import { ask, type ServerProcess } from '../server-process.ts'

export type GuardedPage = { readonly name: string; readonly path: string }

const fetchText = async (server: ServerProcess, path: string): Promise<string> => {
  const { status, body } = await ask(server.port, path, { host: SITE.host })
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return body.toString()
}

/** The first link of a page that looks so. */
const follow = async (server: ServerProcess, path: string, pattern: RegExp): Promise<string> => {
  const found = pattern.exec(await fetchText(server, path))?.[1]
  if (found === undefined) throw new Error(`${path} has no link like ${String(pattern)}`)
  return found
}

/** Five public pages, found as a visitor finds them. */
export const findGuardedPages = async (server: ServerProcess): Promise<readonly GuardedPage[]> => {
  const listing = await follow(server, `${SITE.path}/products`, /href="([^"]+\/products\/[^"/?]+)"/)
  return [
    { name: 'home', path: SITE.path },
    { name: 'listing', path: listing },
    { name: 'product', path: await follow(server, listing, /href="([^"]+\/products-dynamic\/[^"?]+)"/) },
    { name: 'article', path: await follow(server, SITE.path, /href="([^"]+\/news\/[^"?]+)"/) },
    { name: 'results', path: `${SITE.path}/search?search=valve` },
  ]
}

/** As they travel, and what a browser fetches before anybody scrolls. */
export const weighPage = async (server: ServerProcess, path: string): Promise<Readonly<Record<string, number>>> => {
  const html = await fetchText(server, path)
  const resources = listResources(html)
  const sumOf = async (urls: readonly string[]): Promise<number> => {
    const bodies = await Promise.all(
      urls.map((url) => ask(server.port, url, { host: SITE.host, 'accept-encoding': 'gzip' }).then(({ body }) => body.length)),
    )
    return bodies.reduce((sum, length) => sum + length, 0)
  }
  return {
    'HTML, bytes gz': gzipSync(html, { level: 9 }).length,
    'script, bytes gz': await sumOf(resources.scripts),
    'style, bytes gz': await sumOf(resources.styles),
    requests: countRequests(resources),
  }
}

const TRIES = 5

/** The least of some: what is written in the background comes at any time. */
export const countStatements = async (server: ServerProcess, path: string): Promise<number> => {
  const readSent = async (): Promise<number> => Number(await fetchText(server, '/guard-statements'))
  const counts: number[] = []
  for (let index = 0; index < TRIES; index += 1) {
    const before = await readSent()
    await fetchText(server, path)
    counts.push((await readSent()) - before)
  }
  return Math.min(...counts)
}
