import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { findBuild } from '#app/find-build.ts'

/** Compiled code and stripped types are stored beside the sources: the next start loads in two thirds of the time. */
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'))
// Without a build the sources run, and make one for the next start.
const build = process.argv.includes('--dev') ? undefined : findBuild()
await (build ? import(build.serverFile) : import('#app/run.ts'))
// Written now, not at the end: the end may be a kill -9.
flushCompileCache()
