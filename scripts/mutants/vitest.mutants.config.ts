import { defineConfig } from 'vitest/config'

/** Rules need no database: without one a mutant costs a second. */
export default defineConfig({
  test: {
    include: ['src/kernel/money*.test.ts'],
    // It reads every source, of which a run of mutants has few.
    testNamePattern: /^(?!no source file)/,
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
})
