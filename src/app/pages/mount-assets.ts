import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSET_BASE } from '#app/pages/page-assets.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { isKnownVersion } from '#platform/http/byte-range.rules.ts'
import { chooseEncoding, type Encoding } from '#platform/http/page-cache.ts'
import { leaveOutPageHeaders } from '#platform/http/security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  // Character maps and fonts that the reader of PDFs fetches.
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
}
/** As the build names what it compressed. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

const FOLDER = 'assets'

/** A browser runs no script whose type it is not told. */
const typeOf = (name: string): string => {
  const type = lookUp(TYPES, path.extname(name))
  if (type === undefined) throw new Error(`The build made ${name}; add the type of such files to mount-assets.ts.`)
  return type
}

type Asset = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

const readAsset = async (root: string, name: string, encoding: Encoding): Promise<Asset> => {
  const body = await readFile(path.join(root, name + ENDINGS[encoding]))
  const headers = {
    'content-type': typeOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${path.basename(name)}-${encoding}"`,
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  return { body, headers }
}

/**
 * Scripts, styles and fonts of the build, a few megabytes in all. Their names change with their content: a file is read once and then sent from memory.
 * An address is looked up among the names that the build made, never on the disk.
 */
export const mountAssets = async (app: App, root: string): Promise<void> => {
  // Files beside this folder are for the server alone.
  const names = new Set((await readdir(path.join(root, FOLDER))).map((name) => `${FOLDER}/${name}`))
  const files = new Set([...names].filter((name) => !/\.(?:br|gz)$/.test(name)))
  for (const name of files) typeOf(name)
  const assets = new Map<string, Promise<Asset>>()
  const findAsset = (name: string, accepted: Encoding): Promise<Asset> => {
    const encoding = names.has(name + ENDINGS[accepted]) ? accepted : 'identity'
    const key = name + ENDINGS[encoding]
    const asset = assets.get(key) ?? readAsset(root, name, encoding)
    assets.set(key, asset)
    asset.catch(() => assets.delete(key))
    return asset
  }
  await app.register(async (scope) => {
    leaveOutPageHeaders(scope)
    scope.get<{ Params: { '*': string } }>(`${ASSET_BASE}*`, { schema: { hide: true } }, async (request, reply) => {
      const name = request.params['*']
      if (!files.has(name)) return reply.callNotFound()
      const { body, headers } = await findAsset(name, chooseEncoding(request.headers['accept-encoding']))
      reply.headers(headers)
      return isKnownVersion(request.headers['if-none-match'], headers['etag'] ?? '') ? reply.code(304).send() : reply.send(body)
    })
  })
}
