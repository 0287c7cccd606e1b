import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeConfigurationGuide, writeEnvExample } from './config-docs.rules.ts'

/** `node scripts/config-docs.ts` writes what its test compares. */
const root = path.resolve(import.meta.dirname, '..')
await writeFile(path.join(root, 'docs/configuration.md'), writeConfigurationGuide())
await writeFile(path.join(root, '.env.example'), writeEnvExample())
