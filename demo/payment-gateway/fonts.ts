import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Answer } from '#demo/payment-gateway/create-gateway.ts'

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules')
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['archivo', '@fontsource-variable/archivo'],
  ['noto-sans-sc', '@fontsource/noto-sans-sc'],
])
const FILE = /^([a-z-]+)\/((?:index|400)\.css|files\/[\w-]+\.woff2?)$/
const TYPES = { css: 'text/css; charset=utf-8', font: 'font/woff2' }

/** Style sheets and fonts of two packages, and nothing else of the disk. */
export const sendFont = async (address: string): Promise<Answer> => {
  const [, name = '', file = ''] = FILE.exec(address) ?? []
  const folder = FOLDERS.get(name)
  const body = folder === undefined ? undefined : await readFile(path.join(PACKAGES, folder, file)).catch(() => undefined)
  if (!body) return { status: 404, body: { error: 'not found' } }
  const type = file.endsWith('.css') ? TYPES.css : TYPES.font
  return { status: 200, body, headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } }
}
