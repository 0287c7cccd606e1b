import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'

const { executablePath, env } = await findBrowser()

/** `npm run look` compares, `npm run look -- --update-snapshots` makes the pictures anew. */
export default defineConfig({
  testDir: '.',
  testMatch: 'reference.spec.ts',
  globalSetup: '../../e2e/server.setup.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/look'),
  snapshotPathTemplate: '{testDir}/reference/{arg}{ext}',
  workers: 1,
  timeout: 120_000,
  updateSnapshots: 'none',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide', scale: 'device' } },
  reporter: [['list']],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      env,
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1'],
    },
  },
})
