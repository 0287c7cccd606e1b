import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They start processes and wait for them for half a minute and more: begun last, each would keep one core from its work. */
const SLOW =
  /\/(?:skeleton|production-start|product-import\.routes|restart|every-call|bring-crash|budget-race|jobs|embedded-postgres)\.test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: a sixth of the time a file waits for a database, a job or a clock.
    maxWorkers: availableParallelism() + 1,
    // A busy machine may take long over anything; what hangs is still ended.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // As in the browser: other tries on a machine nobody watches. The report names what needed it.
    retry: process.env['CI'] === undefined ? 0 : 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,demo,migrations,scripts,bench}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['src/platform/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{src,demo}/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['src/ui/testing/dom.setup.ts', 'src/browser/testing/queries.setup.ts'],
        },
      },
    ],
  },
})
