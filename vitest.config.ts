import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,migrations,scripts,bench}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          // The first file that opens a database waits until PostgreSQL has started.
          hookTimeout: 60_000,
          testTimeout: 30_000,
          globalSetup: ['src/server/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['src/ui/testing/dom.setup.ts'],
        },
      },
    ],
  },
})
