import { defineConfig } from 'vitest/config'

/** Rules need no database: without one a mutant costs seconds. The fewer files, the less does a mutant of a constant cost. */
export const runRuleTests = (include: string[]) =>
  defineConfig({
    test: {
      include,
      // It reads every source, of which a run of mutants has few.
      testNamePattern: /^(?!no source file)/,
      environment: 'node',
      maxWorkers: 1,
      testTimeout: 20_000,
    },
  })
