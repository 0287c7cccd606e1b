import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { round } from '../report.ts'
import { ask, type ServerProcess } from '../server-process.ts'
import { countRequests, listResources } from './page-resources.rules.ts'
import { SITE } from './world.ts'

/** kB of 1000 bytes, as they travel. */
export type PageSizes = {
  readonly tenant: string
  readonly html: number
  readonly htmlGz: number
  readonly htmlBr: number
  readonly scriptGz: number
  readonly ownScriptGz: number
  readonly cssGz: number
  readonly requests: number
  readonly scripts: number
  readonly styles: number
}

const toKb = (bytes: number): number => round(bytes / 1000, 1)

/** React by itself, built as our scripts are: what is left of a page's script is ours. */
const measureReact = async (): Promise<number> => {
  const entry = path.join(import.meta.dirname, 'react-alone.ts')
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  const code = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
  return gzipSync(code.join('\n'), { level: 9 }).length
}

const measurePage = async (server: ServerProcess, tenant: string, reactGz: number): Promise<PageSizes> => {
  const host = `${tenant}.localhost`
  const fetchBytes = async (url: string, encoding: string): Promise<Buffer> => {
    const { status, body } = await ask(server.port, url, { host, 'accept-encoding': encoding })
    if (status !== 200) throw new Error(`${host}${url} answers ${status}`)
    return body
  }
  const html = await fetchBytes(SITE.path, 'identity')
  const resources = listResources(html.toString())
  const sumGz = async (urls: readonly string[]): Promise<number> => {
    const bodies = await Promise.all(urls.map((url) => fetchBytes(url, 'gzip')))
    return bodies.reduce((sum, body) => sum + body.length, 0)
  }
  const scriptGz = await sumGz(resources.scripts)
  return {
    tenant,
    html: toKb(html.length),
    htmlGz: toKb((await fetchBytes(SITE.path, 'gzip')).length),
    htmlBr: toKb((await fetchBytes(SITE.path, 'br')).length),
    scriptGz: toKb(scriptGz),
    ownScriptGz: toKb(resources.scripts.length > 1 ? scriptGz - reactGz : scriptGz),
    cssGz: toKb(await sumGz(resources.styles)),
    requests: countRequests(resources),
    scripts: resources.scripts.length,
    styles: resources.styles.length,
  }
}

/** The home page of each tenant. */
export const measureSizes = async (server: ServerProcess): Promise<{ reactGz: number; pages: PageSizes[] }> => {
  const react = await measureReact()
  const pages: PageSizes[] = []
  for (const tenant of TENANT_KEYS) pages.push(await measurePage(server, tenant, react))
  return { reactGz: toKb(react), pages }
}
