import { readFileSync } from 'node:fs'

const file = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** The version of this program, as package.json says. */
export const VERSION = file.version
