import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Trials with servers that others make: `npm run trial`, never `npm test`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['scripts/trials/*.trial.ts'],
    globalSetup: ['src/platform/testing/postgres.setup.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
