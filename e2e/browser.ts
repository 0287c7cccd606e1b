import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { access, chmod, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export type Browser = { readonly executablePath: string; readonly env: Record<string, string> }

const PACKAGE_FOLDER = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium')
const { version } = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as { version: string }

/** Beside the packages; for a person who may not write there, a folder of their own. */
const findCacheFolder = async (): Promise<string> => {
  const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/portico')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch {
    const own = path.join(os.tmpdir(), `portico-${os.userInfo().uid}`)
    await mkdir(own, { recursive: true, mode: 0o700 })
    return own
  }
}

/** The package's own file looks for its fonts in /tmp; without any font at all pages crash. Relative to the file, so that it may move. */
const describeFonts = (): string => `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`

/** The package unpacks into TMPDIR, takes whatever lies there for complete, and shares it between versions: so it gets its own. */
const unpackInto = async (folder: string): Promise<void> => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executable = await chromium.executablePath()
    await inflate(path.join(PACKAGE_FOLDER, 'bin/al2023.tar.br'))
    await chmod(executable, 0o755)
    await writeFile(path.join(folder, 'fonts.conf'), describeFonts())
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Renamed when complete, so that an unpacking cut short is never taken for a browser. */
const unpackOnce = async (): Promise<string> => {
  const cache = await findCacheFolder()
  const folder = path.join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await unpackInto(unfinished)
  // Another run may have been quicker.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}

const canRun = (executable: string, env: Record<string, string>): Promise<boolean> =>
  promisify(execFile)(executable, ['--version'], { env, timeout: 20_000 }).then(
    () => true,
    () => false,
  )

/** npm ships a browser for this kind of processor alone. */
const SHIPPED_FOR = 'x64'
// The first one draws without a window: a page costs it three quarters of what it costs the others.
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const findShipped = async (env: Record<string, string>): Promise<Browser | undefined> => {
  if (process.arch !== SHIPPED_FOR) return undefined
  const folder = await unpackOnce()
  const executablePath = path.join(folder, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') }
  const libraries = [path.join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(path.delimiter)
  for (const own of [
    { ...env, ...fonts },
    { ...env, ...fonts, LD_LIBRARY_PATH: libraries },
  ]) {
    if (await canRun(executablePath, own)) return { executablePath, env: own }
  }
  return undefined
}

/** The one that PORTICO_CHROMIUM names; otherwise the one that npm ships, with its own libraries and fonts where the machine has none; otherwise an installed one. */
export const findBrowser = async (): Promise<Browser> => {
  const { PORTICO_CHROMIUM: named, ...env } = process.env as Record<string, string>
  if (named) return { executablePath: named, env }
  const shipped = await findShipped(env)
  if (shipped) return shipped
  for (const executablePath of INSTALLED)
    if (existsSync(executablePath) && (await canRun(executablePath, env))) return { executablePath, env }
  throw new Error('No browser runs on this machine: install Chromium, or set PORTICO_CHROMIUM to an installed one.')
}
